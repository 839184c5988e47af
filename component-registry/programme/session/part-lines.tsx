// What the row of a presentation or abstract adds: poster number and session, institutes, keywords, and where a search found it.
import { useTexts } from '#sdk';
import { Marked } from '../search/marked.tsx';
import { type FoundWords, highlight } from '../search/search-text.ts';
import { snippetOf } from '../search/snippet.ts';
import type { ListedSession, Part } from './listed-session.ts';
import { sessionWords } from './session-words.ts';
import styles from './session-item.module.css';

/** Keywords are shown where a search has found them; the other lines always. */
export function PartLines({ part, lang, found }: { part: Part; lang: string | undefined; found: FoundWords | undefined }) {
  const t = useTexts(sessionWords);
  const where = [part.PosterNumber && t('posterNumber', { number: part.PosterNumber }), t('inSession', { session: part.In })].filter(
    Boolean,
  );
  const keywords = found ? part.Keywords.filter((word) => highlight(word, found).some((piece) => piece.found)) : [];
  const snippet = found ? (part.Snippet ?? snippetOf(part.Html, found)) : '';
  return (
    <>
      {part.Institutions.length > 0 && (
        <p className={styles.subtitle}>
          <Marked text={part.Institutions.join(' · ')} found={found} />
        </p>
      )}
      <p className={styles.subtitle}>
        <Marked text={where.join(' · ')} found={found} />
      </p>
      {keywords.length > 0 && (
        <p className={styles.subtitle}>
          <Marked text={keywords.join(' · ')} found={found} />
        </p>
      )}
      <FoundText text={snippet} lang={lang} found={found} />
    </>
  );
}

/** The part of a text in which a search has found its words. */
const FoundText = ({ text, lang, found }: { text: string; lang: string | undefined; found: FoundWords | undefined }) =>
  text !== '' && (
    <p className={styles.people} lang={lang}>
      <Marked text={text} found={found} />
    </p>
  );

/** Where a search has found a session in what it says of itself, unless its title says it, too. */
export function TextLine({ session: { Name, Text, TextLanguage }, found }: { session: ListedSession; found: FoundWords }) {
  if (!Text || highlight(Name, found).some((piece) => piece.found)) return null;
  return <FoundText text={Text.Snippet ?? snippetOf(Text.Html, found)} lang={TextLanguage} found={found} />;
}
