// Whether a language is written from left to right.

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr');
