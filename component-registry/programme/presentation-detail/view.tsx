// The page of a presentation: requests it, and shows its state.
import {
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
import { type Author, type PresentationDetail, setPresentationViewCount } from '#contract/programme';
import { request } from '#contract/request';
import { DetailPage } from '../detail/detail-page.tsx';
import { DetailPart } from '../detail/detail-part.tsx';
import { DocumentsPart } from '../detail/documents-part.tsx';
import { Neighbour } from '../detail/neighbour.tsx';
import { PeoplePart } from '../detail/people-part.tsx';
import { PosterPart } from '../poster/poster-part.tsx';
import { RelatedPresentations } from './related-presentations.tsx';
import { useCountedView } from '../detail/use-counted-view.ts';
import { speakersOf } from '../person/people.ts';
import { presentationRequest } from './data.ts';
import { PresentationHead } from './head.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from '../detail/detail-layout.module.css';

export default function PresentationPage({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const answer = useQuery(queryOfRequest(presentationRequest(context)));
  const presentation = answer.data?.Presentation;
  useSubject(presentation?.Title);
  useTrackedView('Presentation', presentation?.Id);
  useCountedView(
    request(setPresentationViewCount, { eventId: context.event, presentationId: presentation?.Id ?? '' }),
    presentation !== undefined,
  );
  return (
    <DetailPage
      frame={frame}
      className={styles.root}
      request={answer}
      pick={({ Presentation }) => Presentation}
      t={t}
      loading={<Loading />}
    >
      {(shown, { Session, Authors, HasRecording, Recording, Before, After, Room, RoomBefore, RoomAfter, Related }) => (
        <>
          <div className={isBare(shown) ? styles.beside : styles.root}>
            <PresentationHead
              presentation={shown}
              session={Session}
              recording={{ exists: HasRecording, url: Recording?.Url ?? '' }}
              around={{ room: Room ?? undefined, before: RoomBefore, after: RoomAfter }}
            />
            <Content presentation={shown} authors={Authors} />
          </div>
          <RelatedPresentations presentations={Related} />
          {props.around && (Before || After) && (
            <nav aria-label={t('around', { session: Session.Name })} className={styles.around} data-print="none">
              {Before && <Neighbour {...neighbour(Before)} words={t('before')} />}
              {After && <Neighbour {...neighbour(After)} words={t('after')} />}
            </nav>
          )}
        </>
      )}
    </DetailPage>
  );
}

const neighbour = ({
  Id,
  Title,
  TextLanguage,
  StartDateTime,
}: Pick<PresentationDetail, 'Id' | 'Title' | 'TextLanguage' | 'StartDateTime'>) => ({
  to: 'page:PagPresentationDetailPage',
  params: { presentationId: Id },
  name: Title,
  lang: TextLanguage,
  start: StartDateTime,
});

/** Whether it has neither a text nor a poster. */
const isBare = ({ Abstract, HasPoster }: PresentationDetail): boolean => Abstract === '' && !HasPoster;

/** Poster, abstract, speakers, links. */
function Content({ presentation, authors }: { presentation: PresentationDetail; authors: readonly Author[] }) {
  const t = useTexts(texts);
  const speakers = speakersOf(presentation);
  const { Abstract, Links, HasPoster, PosterUrl } = presentation;
  const hasAside = speakers.length + Links.length > 0;
  if (isBare(presentation) && !hasAside) return null;
  return (
    <div className={styles.content} data-aside={(hasAside && !isBare(presentation)) || undefined}>
      <div className={styles.main}>
        <PosterPart title={presentation.Title} url={PosterUrl} hasPoster={HasPoster} />
        {Abstract !== '' && (
          <DetailPart title={t('abstract')}>
            <RichHtml html={Abstract} lang={presentation.TextLanguage} />
          </DetailPart>
        )}
      </div>
      {hasAside && (
        <div className={styles.aside}>
          <PeoplePart
            title={t('speakers', { count: speakers.length })}
            people={[...speakers]}
            authors={new Map(authors.map((author) => [author.Id, author]))}
          />
          <DocumentsPart title={t('links')} documents={Links} />
        </div>
      )}
    </div>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <Skeleton width="10rem" />
      <Skeleton shape="title" width="min(100%, 34rem)" />
      <Skeleton width="18rem" />
      <Skeleton lines={6} width="min(100%, 38rem)" />
    </SkeletonArea>
  );
}
