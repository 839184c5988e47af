// Which list is searched by which library, and the limits of the short ones (B §5, §9): the one table that every search reads.

/** Limits of a short list, searched by Fuse. A threshold of 0 forgives no typing errors. */
export type ShortLimits = {
  /** Characters from which a query is asked. */
  from: number;
  /** 0 finds what is written, 1 anything. */
  threshold: number;
  /** Characters of a query that count. */
  patternLength: number;
  /** Whether a word counts the same wherever it stands in a text. */
  ignoreLocation: boolean;
};

/** Longest pattern; the specification says it of exhibitors and products. */
const PATTERN = 32;

/**
 * `words`: an index of words by MiniSearch, from the first character (`search-index.ts`), for lists of thousands. Exhibitors, products
 * and the symposia of the exhibition are compared word by word (`fuse-index.ts`), where a place in the text says nothing.
 */
export const searchOf = {
  programme: 'words',
  symposiaList: { from: 3, threshold: 0.3, patternLength: PATTERN, ignoreLocation: false },
  symposiaSearch: { from: 2, threshold: 0, patternLength: PATTERN, ignoreLocation: true },
  exhibitors: { from: 3, threshold: 0.3, patternLength: PATTERN, ignoreLocation: false },
  products: { from: 3, threshold: 0.3, patternLength: PATTERN, ignoreLocation: false },
} as const satisfies Readonly<Record<string, ShortLimits | 'words'>>;

export type SearchedList = keyof typeof searchOf;

/** The limits of a list; undefined where it has an index of words. */
export const limitsOf = (list: SearchedList): ShortLimits | undefined => {
  const found: ShortLimits | 'words' = searchOf[list];
  return found === 'words' ? undefined : found;
};

/** What of a written query is asked; empty where it is too short for the list. */
export function askedOf(written: string, limits: ShortLimits | undefined): string {
  const question = written.trim();
  return limits && question.length < limits.from ? '' : question;
}
