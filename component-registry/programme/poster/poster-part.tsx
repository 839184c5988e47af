// The poster of a presentation: shown in the page when the reader comes near it, with a link to the file; or that it is closed.
import { lazy } from 'react';
import { buttonClass, NearPart, useTexts } from '#sdk';
import { DetailPart } from '../detail/detail-part.tsx';
import { posterKind } from './poster-kind.ts';
import { posterWords } from './poster-words.ts';
import styles from './poster-part.module.css';

const PosterViewer = lazy(() => import('./poster-viewer.tsx').then((code) => ({ default: code.PosterViewer })));

type PosterPartProps = {
  /** Name of the poster. */
  title: string;
  /** Address of the file; empty where it is closed. */
  url: string;
  hasPoster: boolean;
};

export function PosterPart({ title, url, hasPoster }: PosterPartProps) {
  const t = useTexts(posterWords);
  if (!hasPoster) return null;
  const kind = posterKind(url);
  return (
    <DetailPart title={t('title')} onPaper={false}>
      {url === '' ? (
        <p className="muted">{t('closed')}</p>
      ) : (
        <>
          {kind !== 'link' && (
            <NearPart className={styles.place} fallback={<p className={styles.loading}>{t('loading')}</p>}>
              <PosterViewer title={title} url={url} kind={kind} />
            </NearPart>
          )}
          <p>
            <a
              href={url}
              className={buttonClass()}
              {...(kind === 'link' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: '' })}
            >
              {t(kind === 'link' ? 'open' : 'download')}
            </a>
          </p>
        </>
      )}
    </DetailPart>
  );
}
