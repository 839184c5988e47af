// Links and documents of a session or presentation, below a heading.
import { Link } from '#sdk';
import type { SessionDetail } from '#contract/programme';
import { DetailPart } from './detail-part.tsx';
import styles from './documents-part.module.css';

/** Nothing where there are none. */
export function DocumentsPart({ title, documents }: { title: string; documents: SessionDetail['Links'] }) {
  if (documents.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul role="list" className={styles.documents}>
        {documents.map(({ Title, Url }, index) => (
          <li key={index}>
            <Link to={Url}>{Title || Url}</Link>
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
