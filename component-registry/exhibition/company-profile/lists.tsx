// Lists of a profile: products, symposia, webcasts and presentations of the company.
import type { ReactElement } from 'react';
import { EmptyState, Link, queryOfRequest, RequestState, RichHtml, Skeleton, useDataContext, useDates, useQuery, useTexts } from '#sdk';
import type { CompanyDetail, CompanyMedia } from '#contract/companies';
import { texts } from '../company/texts.ts';
import { ProductCards } from '../product-list/cards.tsx';
import { AskAbout } from '../symposia/ask-about.tsx';
import { presentationsRequest, companyProductsRequest, symposiaRequest, webcastsRequest } from './data.ts';
import { Film } from '../company/film.tsx';
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
  const symposia = useQuery(queryOfRequest(symposiaRequest(useDataContext())));
  return (
    <List request={symposia}>
      {(rows) => (
        <ul role="list" className={styles.stack}>
          {rows.map(({ Id, Name, StartDateTime, EndDateTime, RoomName }) => (
            <li key={Id} className={styles.line}>
              <h3 className={styles.lineName}>
                <Link to="page:PagSessionDetailPage" params={{ sessionId: Id }}>
                  {Name}
                </Link>
              </h3>
              <p className={styles.facts}>
                {StartDateTime && <span>{dates.longDate(StartDateTime)}</span>}
                {StartDateTime && EndDateTime && <span>{dates.timeRange(StartDateTime, EndDateTime)}</span>}
                {RoomName && <span>{RoomName}</span>}
              </p>
              <AskAbout company={{ id: company.CompanyAccountId, name: company.Name }} title={Name} />
            </li>
          ))}
        </ul>
      )}
    </List>
  );
}

export function Webcasts(): ReactElement {
  const webcasts = useQuery(queryOfRequest(webcastsRequest(useDataContext())));
  return <List request={webcasts}>{(rows) => <MediaRows rows={rows} isFilm />}</List>;
}

export function CompanyPresentations(): ReactElement {
  const presentations = useQuery(queryOfRequest(presentationsRequest(useDataContext())));
  return <List request={presentations}>{(rows) => <MediaRows rows={rows} isFilm={false} />}</List>;
}

function MediaRows({ rows, isFilm }: { rows: readonly CompanyMedia[]; isFilm: boolean }): ReactElement {
  return (
    <ul role="list" className={styles.stack}>
      {rows.map(({ Id, Title, Description, Url, Speakers }) => (
        <li key={Id} className={styles.line}>
          <h3 className={styles.lineName}>{!isFilm && Url ? <Link to={Url}>{Title}</Link> : Title}</h3>
          {Speakers.length > 0 && (
            <p className={styles.facts}>
              {Speakers.map(({ Id: person, DisplayName }) =>
                person ? (
                  <Link key={person} to="page:PagFacultyDetailPage" params={{ userId: person }}>
                    {DisplayName}
                  </Link>
                ) : (
                  <span key={DisplayName}>{DisplayName}</span>
                ),
              )}
            </p>
          )}
          {Description && <RichHtml html={Description} />}
          {isFilm && Url && <Film url={Url} title={Title} />}
        </li>
      ))}
    </ul>
  );
}
