// One product: what it is, its pictures, documents and film, and the ways to its company and sessions.
import type { ReactElement } from 'react';
import {
  ApiError,
  buttonClass,
  EmptyState,
  Link,
  Picture,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  useDataContext,
  useMedia,
  useQuery,
  useSubject,
  useTexts,
} from '#sdk';
import type { Product, ProductDetail } from '#contract/companies';
import { Film } from '../company/film.tsx';
import { MediaList } from '../company/media-list.tsx';
import { texts } from '../company/texts.ts';
import { AskAbout } from '../symposia/ask-about.tsx';
import { SymposiumOff, SymposiumTitle } from '../symposia/off-symposium.tsx';
import { productRequest } from './data.ts';
import { RatingOfProduct } from './product-rating.tsx';
import styles from './view.module.css';

export function ProductPage({ id }: { id: string }): ReactElement {
  const t = useTexts(texts);
  const product = useQuery(queryOfRequest(productRequest(useDataContext(), id)));
  const found = product.data?.[0];
  useSubject(found?.Name);
  const back = (
    <Link to="page:ProductsPage" className={buttonClass()}>
      {t('toProducts')}
    </Link>
  );
  if (product.error instanceof ApiError && product.error.status === 404) return <EmptyState sentence={t('noProduct')} action={back} />;
  return (
    <RequestState request={product} failed={t('failed')} retry={t('retry')} loading={<Skeleton shape="picture" />}>
      {([one]) => (
        <article className={styles.page}>
          {one && isDetail(one) && <Detail product={one} />}
          <p data-print="none">{back}</p>
        </article>
      )}
    </RequestState>
  );
}

const isDetail = (product: Product | ProductDetail): product is ProductDetail => 'Gallery' in product;

function Detail({ product }: { product: ProductDetail }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const {
    Name,
    Short,
    Category,
    CompanyName,
    CompanyAccountId,
    ImagePath,
    Website,
    Tags,
    Description,
    Gallery,
    Documents,
    VideoUrl,
    Captions,
    Media,
    Sessions,
  } = product;
  const params = { companyAccountId: CompanyAccountId };
  return (
    <>
      <div className={styles.head}>
        <Picture src={media(ImagePath) ?? ''} alt="" name={Name} eager />
        <div className={styles.words}>
          <p className={styles.facts}>
            <span className={styles.category}>{Category}</span>
            <Link to="page:ProfilePage" params={params}>
              {CompanyName}
            </Link>
          </p>
          <h2>{Name}</h2>
          {Short && (
            <p className={styles.lead} dir="auto">
              {Short}
            </p>
          )}
          {Tags.length > 0 && <p className={styles.facts}>{Tags.join(' · ')}</p>}
          <div className={styles.actions} data-print="none">
            <AskAbout
              company={{ id: CompanyAccountId, name: CompanyName }}
              title={Name}
              of="product"
              label={t('ask', { name: CompanyName })}
              otherwise={
                <Link to="page:ProfilePage" params={params} className={buttonClass({ variant: 'primary' })}>
                  {t('ask', { name: CompanyName })}
                </Link>
              }
            />
            {Website && (
              <Link to={Website} className={buttonClass()}>
                {t('website')}
              </Link>
            )}
          </div>
        </div>
      </div>
      {Description && <RichHtml html={Description} />}
      <RatingOfProduct product={product.Id} name={Name} />
      {VideoUrl && <Film url={VideoUrl} title={Name} captions={Captions} picture={ImagePath} />}
      {Gallery.length > 0 && (
        <section className={styles.words}>
          <h3>{t('gallery')}</h3>
          <ul role="list" className={styles.cards}>
            {Gallery.map(({ Path, Alternative }) => (
              <li key={Path}>
                <Picture src={media(Path) ?? ''} alt={Alternative} name={Alternative || Name} fit="contain" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {Documents.length > 0 && (
        <section className={styles.words}>
          <h3>{t('documents')}</h3>
          <ul>
            {Documents.map(({ Title, Url }) => (
              <li key={Url}>
                <Link to={Url}>{Title || Url}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Media.length > 0 && (
        <section className={styles.words}>
          <h3>{t('moreAbout', { name: Name })}</h3>
          <MediaList rows={Media} level={4} />
        </section>
      )}
      {Sessions.length > 0 && (
        <section className={styles.words}>
          <h3>{t('shownIn')}</h3>
          <ul>
            {Sessions.map(({ Id, Name: session, Groups }) => (
              <li key={Id}>
                <Link to="page:PagSessionDetailPage" params={{ sessionId: Id }}>
                  <SymposiumTitle symposium={{ Groups }}>{session}</SymposiumTitle>
                </Link>{' '}
                <SymposiumOff symposium={{ Groups }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
