// What companies show and hand out: webcasts, presentations and downloads, with picture, language, people, words, and the product each is about.
import type { MouseEvent, ReactElement } from 'react';
import { Link, Picture, RichHtml, showToast, useCall, useEvent, useMedia, useTexts } from '#sdk';
import type { CompanyMedia, Product } from '#contract/companies';
import { getDistributionFile } from '#contract/industry';
import { Film, playsHere } from './film.tsx';
import { codeOfWritten, writtenLanguage } from './written-language.ts';
import { texts } from './texts.ts';
import styles from './media-list.module.css';

type MediaListProps = {
  rows: readonly CompanyMedia[];
  level: 3 | 4;
  /** Products that rows may be about; a row names none that is not among them. */
  products?: readonly Pick<Product, 'Id' | 'Name'>[] | undefined;
};

export function MediaList({ rows, level, products }: MediaListProps): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {rows.map((row) => (
        <Row key={row.Id} row={row} level={level} product={products?.find(({ Id }) => Id === row.ProductId)} />
      ))}
    </ul>
  );
}

type RowProps = { row: CompanyMedia; level: 3 | 4; product: Pick<Product, 'Id' | 'Name'> | undefined };

function Row({ row, level, product }: RowProps): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const Level = `h${level}` as const;
  const { Kind, Title, Description, ImagePath, Url, Captions, Language, Speakers } = row;
  const film = Kind === 'webcast' && Url !== '';
  // A film that plays here has its picture where it plays.
  const isWide = film && playsHere(Url);
  return (
    <li className={styles.row} data-wide={isWide}>
      {!isWide && <Picture src={media(ImagePath) ?? ''} alt="" name={Title} className={styles.picture} />}
      <div className={styles.words}>
        <Level className={styles.name}>{film || Url === '' ? Title : <FileLink row={row} />}</Level>
        {(Language !== '' || Speakers.length > 0) && (
          <p className={styles.facts}>
            {Language !== '' && <span lang={codeOfWritten(Language)}>{writtenLanguage(Language)}</span>}
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
        {product && (
          <p className={styles.facts}>
            <span>{t('product')}</span>
            <Link to={`page:ProductsPage?product=${encodeURIComponent(product.Id)}`}>{product.Name}</Link>
          </p>
        )}
        {film && <Film url={Url} title={Title} captions={Captions} picture={ImagePath} />}
      </div>
    </li>
  );
}

/** The file of a presentation or download. A download is asked for when it is taken: one that is gone since is said to be so. */
function FileLink({ row: { Kind, CompanyAccountId, Title, Url } }: { row: CompanyMedia }): ReactElement {
  const t = useTexts(texts);
  const call = useCall();
  const { event, language } = useEvent();
  const take = async (href: string): Promise<void> => {
    const answer = await call(getDistributionFile, { eventid: event, language, id: CompanyAccountId, distributionUrl: Url });
    // Without an answer the address still leads to the file, which decides for itself who gets it.
    if (!answer.ok && answer.status === 404) showToast({ id: 'download', text: t('fileGone'), tone: 'bad' });
    else location.assign(href);
  };
  const press = (pressed: MouseEvent<HTMLAnchorElement>): void => {
    // A press that opens another tab or window is the browser's.
    if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey || pressed.altKey) return;
    pressed.preventDefault();
    void take(pressed.currentTarget.href);
  };
  return (
    <Link to={Url} onClick={Kind === 'download' ? press : undefined}>
      {Title}
    </Link>
  );
}
