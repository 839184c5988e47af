// The 2D booth: its picture with hot spots that are links (B §2 booth), and the guide of another host.
import type { ReactElement } from 'react';
import { EmptyState, queryOfRequest, RequestState, Skeleton, useDataContext, useQuery, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { texts } from '../company/texts.ts';
import { HotSpots } from '../hot-spots/hot-spots.tsx';
import { boothRequest } from './data.ts';
import { partOf } from './parts.ts';

export function BoothPart({ company }: { company: CompanyDetail }): ReactElement {
  const t = useTexts(texts);
  const booth = useQuery(queryOfRequest(boothRequest(useDataContext())));
  // `#products` is the sub-page of that name.
  const wayOf = (link: string) =>
    link.startsWith('#') && partOf(link.slice(1)) !== ''
      ? { to: 'page:ProfilePage', params: { companyAccountId: company.CompanyAccountId, page: link.slice(1) } }
      : { to: link };
  return (
    <RequestState request={booth} failed={t('failed')} retry={t('retry')} loading={<Skeleton shape="picture" />}>
      {({ PicturePath, Alternative, HotSpots: spots }) =>
        PicturePath === '' ? (
          <EmptyState sentence={t('nothing')} />
        ) : (
          <HotSpots
            picture={PicturePath}
            alternative={Alternative}
            label={t('hotSpots')}
            spots={spots.map(({ Label, Left, Top, Width, Height, Link }) => ({
              label: Label,
              left: Left,
              top: Top,
              width: Width,
              height: Height,
              ...wayOf(Link),
            }))}
          />
        )
      }
    </RequestState>
  );
}
