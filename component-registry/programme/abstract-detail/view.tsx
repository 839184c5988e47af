// The page of an abstract: requests it, and shows its state.
import {
  Link,
  queryOfRequest,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useQuery,
  useSubject,
  useTexts,
  useTrackedView,
  type ViewProps,
} from '#sdk';
import type { AbstractDetail, AbstractLine } from '#contract/abstracts';
import { type Author, setPresentationViewCount } from '#contract/programme';
import { request } from '#contract/request';
import { DetailPage } from '../detail/detail-page.tsx';
import { DetailPart } from '../detail/detail-part.tsx';
import { DocumentsPart } from '../detail/documents-part.tsx';
import { Neighbour } from '../detail/neighbour.tsx';
import { PeoplePart } from '../detail/people-part.tsx';
import { PosterPart } from '../poster/poster-part.tsx';
import { useCountedView } from '../detail/use-counted-view.ts';
import { abstractRequest } from './data.ts';
import { AbstractHead } from './head.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import layout from '../detail/detail-layout.module.css';
import styles from './view.module.css';

export default function AbstractPage({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const answer = useQuery(queryOfRequest(abstractRequest(context)));
  useSubject(answer.data?.Abstract.Title);
  useTrackedView('Abstract', answer.data?.Abstract.Id);
  // The specification counts presentations, and names no endpoint for abstracts.
  const presentationId = answer.data?.Abstract.PresentationId ?? '';
  useCountedView(request(setPresentationViewCount, { eventId: context.event, presentationId }), presentationId !== '');
  return (
    <DetailPage frame={frame} className={layout.root} request={answer} pick={({ Abstract }) => Abstract} t={t} loading={<Loading />}>
      {(shown, { Session, Authors, Before, After, Related }) => (
        <>
          <AbstractHead abstract={shown} session={Session} />
          <Content abstract={shown} authors={Authors} />
          {props.related && Related.length > 0 && (
            <DetailPart title={t('related')} onPaper={false}>
              <ul role="list" className={styles.related}>
                {Related.map((line) => (
                  <li key={line.Id}>
                    <Link {...pageOf(line)} lang={line.TextLanguage}>
                      {line.Title}
                    </Link>
                    {line.PosterNumber !== '' && <span className={styles.number}>{t('poster', { number: line.PosterNumber })}</span>}
                  </li>
                ))}
              </ul>
            </DetailPart>
          )}
          {props.around && (Before || After) && (
            <nav aria-label={t('around')} className={layout.around} data-print="none">
              {Before && <Neighbour {...pageOf(Before)} name={Before.Title} lang={Before.TextLanguage} start={null} words={t('before')} />}
              {After && <Neighbour {...pageOf(After)} name={After.Title} lang={After.TextLanguage} start={null} words={t('after')} />}
            </nav>
          )}
        </>
      )}
    </DetailPage>
  );
}

const pageOf = ({ Id }: AbstractLine) => ({ to: 'page:PagAbstractDetailPage', params: { abstractUrl: Id } });

/** Poster, text, keywords, authors with their institutes, files. */
function Content({ abstract, authors }: { abstract: AbstractDetail; authors: readonly Author[] }) {
  const t = useTexts(texts);
  const { Abstract, Authors, Keywords, Links } = abstract;
  return (
    <div className={layout.content} data-aside={Authors.length + Links.length > 0 || undefined}>
      <div className={layout.main}>
        <PosterPart title={abstract.Title} url={abstract.PosterUrl} hasPoster={abstract.HasPoster} />
        {/* A poster may have no text besides its file. */}
        {(Abstract !== '' || !abstract.HasPoster) && (
          <DetailPart title={t('text')}>
            {Abstract === '' ? <p>{t('closed')}</p> : <RichHtml html={Abstract} lang={abstract.TextLanguage} />}
          </DetailPart>
        )}
        {Keywords.length > 0 && (
          <DetailPart title={t('keywords')}>
            <ul role="list" className={styles.keywords}>
              {Keywords.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          </DetailPart>
        )}
      </div>
      {Authors.length + Links.length > 0 && (
        <div className={layout.aside}>
          <PeoplePart
            title={t('authors', { count: Authors.length })}
            people={Authors}
            authors={new Map(authors.map((author) => [author.Id, author]))}
          />
          <DocumentsPart title={t('files')} documents={Links} />
        </div>
      )}
    </div>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={layout.loading}>
      <Skeleton width="10rem" />
      <Skeleton shape="title" width="min(100%, 34rem)" />
      <Skeleton width="18rem" />
      <Skeleton lines={8} width="min(100%, 38rem)" />
    </SkeletonArea>
  );
}
