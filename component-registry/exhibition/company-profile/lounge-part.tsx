// The lounge of a company (A §4 Lounge redirect leads here).
import type { ReactElement } from 'react';
import { EmptyState, Link, queryOfRequest, RequestState, RichHtml, Skeleton, useDataContext, useMedia, useQuery, useTexts } from '#sdk';
import { texts } from '../company/texts.ts';
import { loungeRequest } from './data.ts';
import { Film } from '../company/film.tsx';
import styles from './view.module.css';

export function LoungePart(): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const lounge = useQuery(queryOfRequest(loungeRequest(useDataContext())));
  return (
    <RequestState request={lounge} failed={t('failed')} retry={t('retry')} loading={<Skeleton lines={4} />}>
      {({ Title, Content, PicturePath, VideoUrl, Captions, Links }) =>
        Title || Content || PicturePath || VideoUrl || Links.length > 0 ? (
          <div className={styles.stack}>
            <p className={styles.welcome}>{Title || t('welcome')}</p>
            {PicturePath && <img className={styles.picture} src={media(PicturePath)} alt="" />}
            {Content && <RichHtml html={Content} />}
            {VideoUrl && <Film url={VideoUrl} title={Title || t('film')} captions={Captions} />}
            {Links.length > 0 && (
              <ul>
                {Links.map(({ Title: words, Url }) => (
                  <li key={Url}>
                    <Link to={Url}>{words || Url}</Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ) : (
          <EmptyState sentence={t('nothing')} />
        )
      }
    </RequestState>
  );
}
