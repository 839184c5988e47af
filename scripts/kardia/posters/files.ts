// The posters of Kardia 2027 that have a file, by their number: a PDF of two pages and a picture.

/** Files below the assets of the event. */
export const posterFiles: Readonly<Record<string, string>> = { 'P-001': 'posters/p-001.pdf', 'P-002': 'posters/p-002.webp' };
