// Documents of an assembly, or of an item of its agenda.
import type { ReactElement } from 'react';
import { Link, NamedIcon, useTexts } from '#sdk';
import type { Assembly } from '#contract/assemblies';
import { texts } from '../parts/texts.ts';
import styles from './view.module.css';

type DocumentsProps = { documents: Assembly['Documents']; label: string; heading?: 3 | 4 };

/** Nothing where there are none; `heading` is the level of a heading above them. */
export function Documents({ documents, label, heading }: DocumentsProps): ReactElement | null {
  const t = useTexts(texts);
  if (documents.length === 0) return null;
  const Level = `h${heading ?? 3}` as const;
  return (
    <div className={styles.documents}>
      {heading && <Level className={styles.part}>{t('documents')}</Level>}
      <ul role="list" className={styles.files} aria-label={label}>
        {documents.map(({ Title, Url }) => (
          <li key={Url}>
            <NamedIcon name="file-text" />
            <Link to={Url}>{Title || Url}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
