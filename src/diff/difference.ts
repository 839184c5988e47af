// One difference of two configurations: a stable code, the place, and the words.

/** A difference inside a document. */
export type Difference = {
  /** Stable kebab-case word, listed in docs/command-line.md. */
  code: string;
  /** Layer of a page; empty outside of pages. */
  layer: string;
  /** Id of the placement, grid, row or key it is about. */
  subject: string;
  /** What changed, in words, without the subject. */
  text: string;
  /** JSON pointer in the newer file; in the older one for what is gone. */
  pointer: string;
};

/** Makes a difference outside of pages. */
export const difference = (code: string, subject: string, text: string, pointer: string): Difference => ({
  code,
  layer: '',
  subject,
  text,
  pointer,
});
