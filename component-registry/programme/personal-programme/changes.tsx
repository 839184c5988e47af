// Favourites that have changed since they were chosen, above the programme: what has become of each, where it was, and where it is now.
import { Badge, Button, type ChangedFavourite, Link, showToast, useDates, useFavouriteChanges, useTexts } from '#sdk';
import { useId, useState } from 'react';
import type { Session } from '#contract/programme';
import { useOffWord } from '../session/off-title.tsx';
import { sessionWords } from '../session/session-words.ts';
import { timesOf } from '../session/session-times.ts';
import { texts } from './texts.ts';
import styles from './changes.module.css';

const words = { time: 'changeTime', room: 'changeRoomOnly', on: 'changeOn', gone: 'changeGone' } as const;

/** `sessions`: the programme as it is. Nothing where nothing has changed. */
export function Changes({ sessions }: { sessions: readonly Session[] }) {
  const t = useTexts(texts);
  const heading = useId();
  const { changes, markRead } = useFavouriteChanges(sessions);
  const [isSending, setSending] = useState(false);
  const read = async (): Promise<void> => {
    setSending(true);
    const isRead = await markRead();
    setSending(false);
    if (!isRead) showToast({ id: 'changes-failed', text: t('notChanged'), tone: 'bad' });
  };
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.box} data-print="none">
      <h2 id={heading} className={styles.heading}>
        {t('changes')}
      </h2>
      <ul role="list" className={styles.list}>
        {changes.map((one) => (
          <Changed key={`${one.was.kind} ${one.was.id}`} changed={one} sessions={sessions} />
        ))}
      </ul>
      <Button size="small" busy={isSending} onClick={() => void read()}>
        {t('changesRead')}
      </Button>
    </section>
  );
}

type Placed = { StartDateTime: string | null; EndDateTime: string | null; room: string };

function Changed({ changed: { was, change }, sessions }: { changed: ChangedFavourite; sessions: readonly Session[] }) {
  const t = useTexts(texts);
  const word = useTexts(sessionWords);
  const dates = useDates();
  const session = change === 'gone' ? undefined : sessions.find(({ Id }) => Id === was.sessionId);
  const talk = was.kind === 'presentation' ? session?.Presentations.find(({ Id }) => Id === was.id) : undefined;
  const off = useOffWord(session ?? {});
  const place = ({ room, ...timed }: Placed): string =>
    [timed.StartDateTime === null ? '' : dates.withTime(dates.shortDate(timed.StartDateTime), timesOf(timed, dates)), room]
      .filter(Boolean)
      .join('\u00A0· ');
  // The room's name in the language of the page, where the programme still has it.
  const room = sessions.find(({ RoomId }) => RoomId === was.roomId && RoomId !== '')?.RoomName ?? was.room;
  const before = place({ StartDateTime: isoOf(was.start), EndDateTime: isoOf(was.end), room });
  const isMoved = change === 'time' || change === 'room' || change === 'on';
  const now = session && isMoved ? place({ ...(talk?.StartDateTime ? talk : session), room: session.RoomName }) : '';
  const title = talk?.Title ?? session?.Name ?? was.title;
  return (
    <li>
      <p className={styles.title}>
        {session ? (
          <Link
            to={talk ? 'page:PagPresentationDetailPage' : 'page:PagSessionDetailPage'}
            params={talk ? { presentationId: was.id } : { sessionId: was.id }}
          >
            <bdi lang={(talk ?? session).TextLanguage}>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}{' '}
        <Badge tone={isMoved ? 'accent' : 'warning'}>{change === 'off' ? (off ?? word('cancelled')) : t(words[change])}</Badge>
      </p>
      {before !== '' && before !== now && <p className={styles.before}>{t('was', { place: before })}</p>}
      {now !== '' && <p className={styles.now}>{t('now', { place: now })}</p>}
    </li>
  );
}

const isoOf = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
