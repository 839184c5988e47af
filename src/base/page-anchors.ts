// Anchors that mean something on every page: a link to them does more than scroll.

/** A link to it looks for an advertisement after 4.5 s (A §4: the manual trigger). */
export const AD_ANCHOR = 'advertisement';
/** A link to it opens the settings of the cookie notice. */
export const COOKIE_ANCHOR = 'cookie-settings';
