// The colour schemes a visitor can choose, and the cookie by which the server knows the choice: a page is painted before any script runs.

/** `auto` follows theme and device. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Cookie of a choice other than `auto`. */
export const schemeCookie = 'foyer-scheme';

/** The scheme of a stored value; `auto` for any other text. */
export const schemeOf = (text: string): Scheme => schemes.find((scheme) => scheme === text) ?? 'auto';
