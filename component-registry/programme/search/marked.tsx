// A text with search results marked.
import { Fragment, useMemo } from 'react';
import { type FoundWords, highlight } from './search-text.ts';
import styles from './marked.module.css';

/** The text; `<mark>` around the words of `found`. */
export function Marked({ text, found }: { text: string; found: FoundWords | undefined }) {
  const pieces = useMemo(() => (found ? highlight(text, found) : undefined), [text, found]);
  if (!pieces) return text;
  return pieces.map((piece, index) =>
    piece.found ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
