// The page of a person: their details, and all their contributions to this congress.
import {
  Avatar,
  buttonClass,
  queryOfRequest,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useCalendarLinks,
  useDataContext,
  useMedia,
  useQuery,
  useSubject,
  useTexts,
  type ViewProps,
  headlineArrives,
} from '#sdk';
import type { Membership } from '#contract/exhibition-shapes';
import type { Author } from '#contract/programme';
import type { PersonRef } from '#contract/programme-shapes';
import { Star } from '../favourite/star.tsx';
import { ContactPerson } from '../contact/contact-person.tsx';
import { CompaniesPart } from '../detail/companies-part.tsx';
import { DetailPage } from '../detail/detail-page.tsx';
import { Neighbour } from '../detail/neighbour.tsx';
import { DetailTools } from '../detail/detail-tools.tsx';
import { singleThingWords } from '../detail/detail-words.ts';
import { DetailPart } from '../detail/detail-part.tsx';
import { personName } from '../person/people.ts';
import { placeOf } from '../person/person-line.tsx';
import { Contributions } from './contributions.tsx';
import { personRequest } from './data.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import layout from '../detail/detail-layout.module.css';
import styles from './view.module.css';

export default function PersonDetail({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const people = useQuery(queryOfRequest(personRequest(context)));
  const person = people.data?.find(({ Id }) => Id === context.params['userId']);
  useSubject(person && personName(person));
  return (
    <DetailPage frame={frame} className={styles.root} request={people} pick={() => person} t={t} loading={<Loading />}>
      {(shown) => (
        <>
          <Person person={shown} companies={shown.Companies ?? []} biography={props.biography} />
          {props.around && (shown.Before || shown.After) && (
            <nav aria-label={t('around')} className={layout.around} data-print="none">
              {shown.Before && <Neighbour {...neighbour(shown.Before)} words={t('before')} />}
              {shown.After && <Neighbour {...neighbour(shown.After)} words={t('after')} />}
            </nav>
          )}
        </>
      )}
    </DetailPage>
  );
}

const neighbour = (person: PersonRef) => ({
  to: 'page:PagFacultyDetailPage',
  params: { userId: person.Id },
  name: personName(person),
  start: null,
});

type PersonProps = { person: Author; companies: readonly Membership[]; biography: boolean };

function Person({ person, companies, biography }: PersonProps) {
  const t = useTexts(texts);
  const media = useMedia();
  const name = personName(person);
  const place = placeOf(person);
  return (
    <>
      <header className={styles.head}>
        <Avatar name={name} src={media(person.ImagePath) ?? ''} size="large" />
        <div className={styles.words}>
          {person.Title !== '' && <p className={styles.title}>{person.Title}</p>}
          <h1 ref={headlineArrives}>{name}</h1>
          {place !== '' && <p className={styles.place}>{place}</p>}
        </div>
      </header>
      <PersonTools id={person.Id} name={name} />
      {biography && person.Biography !== '' && (
        <DetailPart title={t('biography')}>
          <RichHtml html={person.Biography} />
        </DetailPart>
      )}
      <CompaniesPart companies={companies} />
      <Contributions id={person.Id} />
    </>
  );
}

/** The calendar of their sessions, share, print. */
function PersonTools({ id, name }: { id: string; name: string }) {
  const words = useTexts(singleThingWords);
  const { file } = useCalendarLinks('person', id);
  return (
    <div className={layout.actions} data-print="none">
      <a href={file} className={buttonClass()}>
        {words('calendar')}
      </a>
      <ContactPerson id={id} name={name} />
      <DetailTools title={name}>
        <Star kind="speaker" id={id} title={name} />
      </DetailTools>
    </div>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      <div className={styles.head}>
        <Skeleton shape="avatar" />
        <div>
          <Skeleton shape="title" width="16rem" />
          <Skeleton width="12rem" />
        </div>
      </div>
      <Skeleton lines={4} width="min(100%, 38rem)" />
    </SkeletonArea>
  );
}
