// The head of a session: title, time and place, then the actions available now.
import {
  buttonClass,
  calledOff,
  ChoiceLink,
  headlineArrives,
  isRecordingOut,
  Picture,
  useCalendarLinks,
  useDates,
  useEvent,
  useMedia,
  useNow,
  useTexts,
} from '#sdk';
import type { CompanyRef } from '#contract/exhibition-shapes';
import type { Author, SessionDetail } from '#contract/programme';
import { CompanyNote } from '../detail/company-note.tsx';
import { singleThingWords } from '../detail/detail-words.ts';
import { DetailTools } from '../detail/detail-tools.tsx';
import { WhenAndWhere } from '../detail/when-and-where.tsx';
import { Star } from '../favourite/star.tsx';
import type { RoomAround } from '../room/room-around.ts';
import { speakersOfSession } from '../person/people.ts';
import { RoomButton } from '../room/room-button.tsx';
import { languageName } from '../session/language-name.ts';
import { OffTitle } from '../session/off-title.tsx';
import { RecordingNote } from '../session/recording-note.tsx';
import { SessionBadges } from '../session/session-badges.tsx';
import { endOf, minutesUntil, phaseOf, startOf } from '../session/session-times.ts';
import { COVER_FACES, type CoverFace, SessionCover } from '../session/session-cover.tsx';
import { TrackLabel } from '../session/track-label.tsx';
import { trackStyle } from '../session/track-style.ts';
import { WatchLink } from '../session/watch-link.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useCalendarFile } from './use-calendar-file.ts';
import styles from '../detail/detail-layout.module.css';

type HeadProps = { session: SessionDetail; props: Props };
type WholeHead = HeadProps & { companies: readonly CompanyRef[]; around: RoomAround; authors: readonly Author[] };

const MINUTE = 60_000;
/** Up to this many minutes before the start the page shows how soon it begins. */
const SOON = 120;

export function Head({ session, companies, props, around, authors }: WholeHead) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const now = useNow();
  const picture = useMedia()(session.ImageThumbPath) ?? '';
  const phase = phaseOf(session, now);
  const languages = new Intl.ListFormat(language).format(session.Languages.map((code) => languageName(code, language)));
  return (
    <header className={styles.head} style={trackStyle(session)} data-picture>
      <div className={styles.headWords}>
        {(session.SessionType !== '' || session.TrackName !== '') && (
          <p className={styles.overline}>
            {session.SessionType !== '' && <span>{session.TypeLabel ?? session.SessionType}</span>}
            <TrackLabel session={session} />
          </p>
        )}
        <h1 ref={headlineArrives} className={styles.title}>
          <OffTitle session={session}>
            <bdi lang={session.TextLanguage}>{session.Name}</bdi>
          </OffTitle>
        </h1>
        {session.Subtitle !== '' && (
          <p className={styles.subtitle} dir="auto" lang={session.TextLanguage}>
            {session.Subtitle}
          </p>
        )}
        <When session={session} now={now} around={around} />
        <div className={styles.badges}>
          <SessionBadges session={session} phase={phase} showLanguages={false} />
          <CompanyNote session={session} companies={companies} />
          {languages !== '' && <span className={styles.note}>{t('languages', { languages })}</span>}
        </div>
        <Actions session={session} props={props} now={now} />
      </div>
      {picture === '' ? (
        <SessionCover session={session} faces={facesOf(session, authors)} className={styles.cover} />
      ) : (
        <Picture src={picture} alt="" name={session.Name} eager className={styles.picture} />
      )}
    </header>
  );
}

/** Who speaks, else who chairs, with their pictures. */
function facesOf(session: SessionDetail, authors: readonly Author[]): CoverFace[] {
  const speakers = speakersOfSession(session);
  return (speakers.length > 0 ? speakers : session.Chairs)
    .slice(0, COVER_FACES)
    .map((face) => ({ ...face, ImagePath: authors.find(({ Id }) => Id === face.Id)?.ImagePath }));
}

function When({ session, now, around }: { session: SessionDetail; now: number; around: RoomAround }) {
  const t = useTexts(texts);
  const dates = useDates();
  const soon = soonWords();
  return (
    <WhenAndWhere thing={session} session={session} room={around.room && <RoomButton {...around} room={around.room} session={session} />}>
      {soon !== '' && (
        <p className={styles.soon} data-phase={phaseOf(session, now)}>
          {soon}
        </p>
      )}
    </WhenAndWhere>
  );

  function soonWords(): string {
    const { EndDateTime: end } = session;
    if (calledOff(session)) return '';
    const phase = phaseOf(session, now);
    if (phase === 'ongoing') {
      const left = minutesUntil(endOf(session)!, now);
      return left === 0 || left > SOON ? t('onUntil', { time: dates.time(end!) }) : t('onNow', { count: left });
    }
    if (phase === 'past') return end === null ? '' : t('ended', { time: dates.time(end) });
    const until = phase === 'upcoming' ? minutesUntil(startOf(session)!, now) : Infinity;
    return until <= SOON ? t('starts', { relative: dates.relative(until * MINUTE) }) : '';
  }
}

/** Live now, the recording afterwards, the calendar as long as there is something to plan; none of them for what is called off. */
function Actions({ session, props, now }: HeadProps & { now: number }) {
  const t = useTexts(texts);
  const detail = useTexts(singleThingWords);
  const dates = useDates();
  // Made on the device, it works without network; the server's own has the same content.
  const download = useCalendarFile(session);
  const { file } = useCalendarLinks('session', session.Id);
  const star = { kind: 'session', id: session.Id } as const;
  const phase = phaseOf(session, now);
  const isHeld = !calledOff(session);
  const live = phase === 'ongoing' && session.HasStream;
  const recorded = isHeld && !live && session.HasRecording && isRecordingOut(session, now);
  const plannable = props.calendar && isHeld && (phase === 'upcoming' || phase === 'ongoing');
  const announced = isHeld && phase === 'upcoming' && session.HasStream;
  return (
    <>
      <div className={styles.actions} data-print="none">
        {live && (
          <WatchLink session={session} kind="live">
            {session.RoomName === '' ? t('joinAnywhere') : t('join', { room: session.RoomName })}
          </WatchLink>
        )}
        {recorded && (
          <WatchLink session={session} kind="recording" presentationId={session.Presentations[0]?.Id ?? ''}>
            {t('watch')}
          </WatchLink>
        )}
        {plannable && (
          <ChoiceLink href={file} onChoose={download} className={buttonClass({ size: live ? 'large' : 'medium' })}>
            {detail('calendar')}
          </ChoiceLink>
        )}
        {isHeld && session.HasRecording && phase === 'past' && !recorded && <RecordingNote session={session} />}
        {announced && <p className={styles.note}>{t('streamAt', { time: dates.time(session.StartDateTime!) })}</p>}
      </div>
      <DetailTools title={session.Name} appointment={plannable ? star : undefined}>
        <Star {...star} title={session.Name} />
      </DetailTools>
    </>
  );
}
