// The 2D booth: its picture with hot spots that are links, and the same links as a list (B §2 booth).
import { type ReactElement, useState } from 'react';
import { EmptyState, Link, queryOfRequest, RequestState, Skeleton, useDataContext, useMedia, useQuery, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { texts } from '../company/texts.ts';
import { boothRequest } from './data.ts';
import { partOf } from './parts.ts';
import styles from './view.module.css';

export function BoothPart({ company }: { company: CompanyDetail }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const [failed, setFailed] = useState(false);
  const booth = useQuery(queryOfRequest(boothRequest(useDataContext())));
  // `#products` is the sub-page of that name.
  const wayOf = (link: string) =>
    link.startsWith('#') && partOf(link.slice(1)) !== ''
      ? { to: 'page:ProfilePage', params: { companyAccountId: company.CompanyAccountId, page: link.slice(1) } }
      : { to: link };
  return (
    <RequestState request={booth} failed={t('failed')} retry={t('retry')} loading={<Skeleton shape="picture" />}>
      {({ PicturePath, Alternative, HotSpots }) => {
        const src = media(PicturePath);
        if (!src || PicturePath === '') return <EmptyState sentence={t('nothing')} />;
        return (
          <div className={styles.stack}>
            {!failed && (
              <div className={styles.stage}>
                <img src={src} alt={Alternative} className={styles.boothPicture} onError={() => setFailed(true)} />
                {HotSpots.map(({ Label, Left, Top, Width, Height, Link: link }) => (
                  <Link
                    key={`${Left} ${Top} ${Label}`}
                    {...wayOf(link)}
                    className={styles.spot}
                    style={{ left: `${Left}%`, top: `${Top}%`, width: `${Width}%`, height: `${Height}%` }}
                  >
                    <span className={styles.spotLabel}>{Label}</span>
                  </Link>
                ))}
              </div>
            )}
            {HotSpots.length > 0 && (
              <nav aria-label={t('hotSpots')} className={styles.spots}>
                {HotSpots.map(({ Label, Left, Top, Link: link }) => (
                  <Link key={`${Left} ${Top} ${Label}`} {...wayOf(link)}>
                    {Label}
                  </Link>
                ))}
              </nav>
            )}
          </div>
        );
      }}
    </RequestState>
  );
}
