// Lists of a profile: products, symposia, webcasts, presentations and downloads of the company.
import type { ReactElement } from 'react';
import {
  buttonClass,
  EmptyState,
  Link,
  Picture,
  queryOfRequest,
  RequestState,
  Skeleton,
  useCalendarLinks,
  useDataContext,
  useDates,
  useMedia,
  useQuery,
  useTexts,
} from '#sdk';
import type { CompanyDetail, CompanyMedia } from '#contract/companies';
import { MediaList } from '../company/media-list.tsx';
import { texts } from '../company/texts.ts';
import { ProductCards } from '../product-list/cards.tsx';
import { AskAbout } from '../symposia/ask-about.tsx';
import { SymposiumOff, SymposiumTitle } from '../symposia/off-symposium.tsx';
import { ChairLine, Talks } from '../symposia/talks.tsx';
import { presentationsRequest, companyProductsRequest, symposiaRequest, webcastsRequest } from './data.ts';
import styles from './view.module.css';

type ListProps<T> = {
  request: Parameters<typeof RequestState<readonly T[]>>[0]['request'];
  children: (rows: readonly T[]) => ReactElement;
};

function List<T>({ request, children }: ListProps<T>): ReactElement {
  const t = useTexts(texts);
  return (
    <RequestState request={request} failed={t('failed')} retry={t('retry')} loading={<Skeleton lines={4} />}>
      {(rows) => (rows.length > 0 ? children(rows) : <EmptyState sentence={t('nothing')} />)}
    </RequestState>
  );
}

export function Products(): ReactElement {
  const products = useQuery(queryOfRequest(companyProductsRequest(useDataContext())));
  return <List request={products}>{(rows) => <ProductCards products={rows} level={3} />}</List>;
}

export function Symposia({ company }: { company: Pick<CompanyDetail, 'CompanyAccountId' | 'Name'> }): ReactElement {
  const dates = useDates();
  const media = useMedia();
  const t = useTexts(texts);
  const symposia = useQuery(queryOfRequest(symposiaRequest(useDataContext())));
  const { file } = useCalendarLinks('company', company.CompanyAccountId);
  return (
    <List request={symposia}>
      {(rows) => (
        <>
          {rows.some(({ StartDateTime }) => StartDateTime) && (
            <p data-print="none">
              <a href={file} className={buttonClass({ variant: 'secondary', size: 'small' })}>
                {t('calendar')}
              </a>
            </p>
          )}
          <ul role="list" className={styles.stack}>
            {rows.map(({ Id, Name, Groups, ImageThumbPath, StartDateTime, EndDateTime, RoomName, Chairs, Presentations }) => (
              <li key={Id} className={styles.line}>
                {ImageThumbPath && <Picture src={media(ImageThumbPath) ?? ''} alt="" name={Name} className={styles.thumb} />}
                <h3 className={styles.lineName}>
                  <Link to="page:PagSessionDetailPage" params={{ sessionId: Id }}>
                    <SymposiumTitle symposium={{ Groups }}>{Name}</SymposiumTitle>
                  </Link>
                </h3>
                <p className={styles.facts}>
                  {StartDateTime && <span>{dates.longDate(StartDateTime)}</span>}
                  {StartDateTime && EndDateTime && <span>{dates.timeRange(StartDateTime, EndDateTime)}</span>}
                  {RoomName && <span>{RoomName}</span>}
                  <SymposiumOff symposium={{ Groups }} />
                </p>
                <ChairLine chairs={Chairs} />
                <Talks presentations={Presentations} isOpen={false} />
                <AskAbout company={{ id: company.CompanyAccountId, name: company.Name }} title={Name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </List>
  );
}

export function Webcasts(): ReactElement {
  return <Media request={useQuery(queryOfRequest(webcastsRequest(useDataContext())))} />;
}

export function CompanyPresentations(): ReactElement {
  return <Media request={useQuery(queryOfRequest(presentationsRequest(useDataContext())))} />;
}

/** Each names the product it is about, as soon as the products have arrived. */
function Media({ request }: { request: ListProps<CompanyMedia>['request'] }): ReactElement {
  const products = useQuery(queryOfRequest(companyProductsRequest(useDataContext())));
  return <List request={request}>{(rows) => <MediaList rows={rows} level={3} products={products.data} />}</List>;
}

/** The files a company hands out. */
export function Downloads({ company: { Distributions } }: { company: CompanyDetail }): ReactElement {
  const t = useTexts(texts);
  const products = useQuery(queryOfRequest(companyProductsRequest(useDataContext())));
  if (Distributions.length === 0) return <EmptyState sentence={t('nothing')} />;
  return <MediaList rows={Distributions} level={3} products={products.data} />;
}
