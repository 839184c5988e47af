// One entry of the plan: a session as everywhere, a presentation, or an own appointment; with its clash and the way to it.
import { useEffect, useRef } from 'react';
import {
  Badge,
  Button,
  buttonClass,
  closeToast,
  Link,
  minutesInWords,
  showToast,
  Time,
  TITLE_PLACE,
  useDates,
  useEvent,
  useFavourites,
  useRemembered,
  useTexts,
  WordsAround,
} from '#sdk';
import { Star } from '../favourite/star.tsx';
import { SessionItem } from '../session/session-item.tsx';
import { OffTitle } from '../session/off-title.tsx';
import { OwnTimeFact, RoomFact, SessionFacts } from '../session/session-facts.tsx';
import { useOwnTime } from '../session/own-time.ts';
import { trackStyle } from '../session/track-style.ts';
import { AppointmentButtons } from './appointment-form.tsx';
import { clashName, isOff, type PlanEntry } from './plan.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type EntryProps = { entry: PlanEntry; now: number; isNext: boolean };

export function PlannedEntry({ entry, now, isNext }: EntryProps) {
  const t = useTexts(texts);
  // What is called off never runs.
  const end = isOff(entry) ? entry.start : entry.end;
  const phase = now < entry.start ? 'upcoming' : now < end ? 'ongoing' : 'past';
  return (
    <div className={styles.entry} data-phase={phase} data-next={isNext || undefined} aria-current={phase === 'ongoing' || undefined}>
      {isNext && <Badge>{t('next')}</Badge>}
      <Way entry={entry} />
      {entry.session && !entry.presentation ? (
        <SessionItem session={entry.session} phase={phase} when="times">
          <Talks talks={entry.talks} />
        </SessionItem>
      ) : (
        <Line entry={entry} />
      )}
      <Clash entry={entry} isOver={phase === 'past'} />
    </div>
  );
}

/** The way to an entry from the one before it, and whether there is time for it. */
function Way({ entry: { way, room } }: Pick<EntryProps, 'entry'>) {
  const t = useTexts(texts);
  const { language } = useEvent();
  if (!way) return null;
  const { from, minutes, between, isTooFar } = way;
  const time = minutes === undefined ? '' : minutesInWords(minutes, language);
  return (
    <>
      <p className={styles.way}>{time === '' ? t('changeRoom', { from, to: room }) : t('walk', { from, to: room, time })}</p>
      {isTooFar && (
        <p className={styles.way}>
          <strong>{t('tooFar', { time: minutesInWords(between, language) })}</strong>
        </p>
      )}
    </>
  );
}

/** Chosen presentations of a chosen session. */
function Talks({ talks }: Pick<PlanEntry, 'talks'>) {
  if (talks.length === 0) return null;
  return (
    <ul role="list" className={styles.talks}>
      {talks.map(({ Id, Title, TextLanguage }) => (
        <li key={Id}>
          <Link to="page:PagPresentationDetailPage" params={{ presentationId: Id }} className={styles.talk}>
            <bdi lang={TextLanguage}>{Title}</bdi>
          </Link>
          <Star kind="presentation" id={Id} title={Title} />
        </li>
      ))}
    </ul>
  );
}

/** A presentation, an appointment or a meeting. */
function Line({ entry: { title, start, end, room, session, presentation, appointment, meeting } }: Pick<EntryProps, 'entry'>) {
  const t = useTexts(texts);
  const dates = useDates();
  const own = useOwnTime();
  return (
    <article className={styles.line} style={session && trackStyle(session)}>
      <div>
        <p className={styles.title}>
          {presentation ? (
            <Link to="page:PagPresentationDetailPage" params={{ presentationId: presentation.Id }}>
              <OffTitle session={session ?? {}} withBadge>
                <bdi lang={presentation.TextLanguage}>{title}</bdi>
              </OffTitle>
            </Link>
          ) : (
            title
          )}
        </p>
        <SessionFacts>
          <Time dateTime={new Date(start).toISOString()}>{dates.timeRange(start, end)}</Time>
          {room !== '' && <RoomFact>{room}</RoomFact>}
          <span>
            {session ? (
              <WordsAround sentence={t('partOf', { session: TITLE_PLACE })}>
                <bdi lang={session.TextLanguage}>{session.Name}</bdi>
              </WordsAround>
            ) : (
              t(meeting ? 'meeting' : 'appointment')
            )}
          </span>
          {meeting?.State === 'cancelled' && <strong>{t('meetingCancelled')}</strong>}
          <OwnTimeFact>{own(start)}</OwnTimeFact>
        </SessionFacts>
      </div>
      {presentation && <Star kind="presentation" id={presentation.Id} title={title} />}
      {meeting && (
        <p className={styles.buttons} data-print="none">
          <Link
            to="page:MeetingHubPage"
            className={buttonClass({ size: 'small', variant: 'quiet' })}
            aria-label={t('changeMeeting', { title })}
          >
            {t('change')}
          </Link>
        </p>
      )}
      {appointment && <AppointmentButtons appointment={appointment} />}
    </article>
  );
}

/** The message that says what has been taken off. */
const TOAST = 'clash-solved';
/** Others of a clash that are named where there are many: the list below has them all. One more is named, not counted. */
const MOST_NAMED = 2;

/** What overlaps, in words, and what can be done: keep this one, or all. */
function Clash({ entry, isOver }: { entry: PlanEntry; isOver: boolean }) {
  const t = useTexts(texts);
  const { change } = useFavourites();
  const { event, language } = useEvent();
  const [kept, keep] = useRemembered(`keptClashes.${event}`, 'local');
  const keepButton = useRef<HTMLButtonElement>(null);
  const isUndone = useRef(false);
  // The button comes back with the clash: the keyboard goes on there.
  useEffect(() => {
    if (!isUndone.current || !keepButton.current) return;
    isUndone.current = false;
    keepButton.current.focus();
  });
  const names = new Set(kept.split('\n'));
  const clashes = entry.clashes.filter((other) => !names.has(clashName(entry, other)));
  if (clashes.length === 0 || isOver) return null;
  const named = clashes.length > MOST_NAMED + 1 ? clashes.slice(0, MOST_NAMED) : clashes;
  const more = clashes.length - named.length;
  const others = new Intl.ListFormat(language).format([
    ...named.map(({ title }) => t('quoted', { title })),
    ...(more > 0 ? [t('moreClashes', { count: more })] : []),
  ]);
  // A meeting is cancelled at the meeting hub, after a question.
  const mayKeepThis = clashes.every(({ meeting }) => !meeting);
  const put = (isOn: boolean): void => {
    for (const { key, title, appointment } of clashes) {
      const [kind, id] = parts(key);
      const words = { label: isOn ? title : t('removed', { title }), failed: t('notChanged') };
      void change(kind === 'appointment' ? { kind, id, to: isOn && appointment ? appointment : null } : { kind, id, isOn }, words);
    }
  };
  const keepThis = (): void => {
    put(false);
    const undo = (): void => {
      closeToast(TOAST);
      isUndone.current = true;
      put(true);
    };
    showToast({ id: TOAST, text: t('removedOthers', { titles: others }), action: { label: t('undo'), run: undo } });
  };
  const keepAll = (): void => keep([...names, ...clashes.map((other) => clashName(entry, other))].filter(Boolean).join('\n'));
  return (
    <div className={styles.clash} role="group" aria-label={t('clashOf', { title: entry.title })}>
      <p>{t('clash', { others })}</p>
      <p className={styles.buttons} data-print="none">
        {mayKeepThis && (
          <Button ref={keepButton} size="small" onClick={keepThis} aria-label={t('keepThisOne', { title: entry.title })}>
            {t('keepThis')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={keepAll}>
          {t(clashes.length > 1 ? 'keepAll' : 'keepBoth')}
        </Button>
      </p>
    </div>
  );
}

function parts(key: string): [kind: 'session' | 'presentation' | 'appointment', id: string] {
  const at = key.indexOf(' ');
  const kind = key.slice(0, at);
  return [kind === 'session' || kind === 'presentation' ? kind : 'appointment', key.slice(at + 1)];
}
