// The content of a session: abstract, presentations, people, companies, links, documents.
import { RichHtml, useTexts } from '#sdk';
import type { CompanyRef, ProductRef } from '#contract/exhibition-shapes';
import type { Author, SessionDetail } from '#contract/programme';
import { CompaniesPart } from '../detail/companies-part.tsx';
import { DetailPart } from '../detail/detail-part.tsx';
import { DocumentsPart } from '../detail/documents-part.tsx';
import { PeoplePart } from '../detail/people-part.tsx';
import { Presentations } from './presentations.tsx';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

type ContentProps = {
  session: SessionDetail;
  authors: readonly Author[];
  companies: readonly CompanyRef[];
  products: readonly ProductRef[];
};

export function Content({ session, authors, companies, products }: ContentProps) {
  const t = useTexts(texts);
  const { TextLanguage: lang, Abstract, Description, Presentations: talks, Chairs, Speakers, Links, Attachments } = session;
  const byId = new Map(authors.map((author) => [author.Id, author]));
  const hasAside = Chairs.length + Speakers.length + Links.length + Attachments.length + companies.length > 0;
  return (
    <div className={styles.content} data-aside={hasAside || undefined}>
      <div className={styles.main}>
        {Abstract !== '' && (
          <DetailPart title={t('abstract')}>
            <RichHtml html={Abstract} lang={lang} />
          </DetailPart>
        )}
        {Description !== '' && Description !== Abstract && (
          <DetailPart title={t('description')}>
            <RichHtml html={Description} lang={lang} />
          </DetailPart>
        )}
        {talks.length > 0 && (
          <DetailPart title={t('presentations')}>
            <Presentations presentations={talks} authors={byId} />
          </DetailPart>
        )}
      </div>
      {hasAside && (
        <div className={styles.aside}>
          <PeoplePart title={t('chairs', { count: Chairs.length })} people={Chairs} authors={byId} />
          <PeoplePart title={t('speakers', { count: Speakers.length })} people={Speakers} authors={byId} />
          <CompaniesPart companies={companies} products={products} />
          <DocumentsPart title={t('links')} documents={Links} />
          <DocumentsPart title={t('attachments')} documents={Attachments} />
        </div>
      )}
    </div>
  );
}
