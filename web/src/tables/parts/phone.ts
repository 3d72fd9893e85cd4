// SPDX-License-Identifier: GPL-3.0-or-later
// On a phone much has no room. What is not shown there is not made there either: an element that is hidden costs as
// much to make as one that is seen. Styles still hide it in a narrow table on a wider screen.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 599px)");
