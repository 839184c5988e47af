// Length of the longest word of a title, which determines its size.

/** In characters; where a word may break (blanks, hyphens, slashes, soft hyphens) another one begins. */
export const longestWord = (title: string): number => Math.max(...title.split(/[\s\u00AD\u200B/–—-]+/).map((word) => word.length));
