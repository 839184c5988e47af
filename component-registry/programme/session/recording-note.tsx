// When the recording of a session can be watched: a line that says from when, and the badge of one whose instant the organiser names.
import { Badge, isRecordingOut, recordingFrom, useDates, useNow, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import type { ListedSession } from './listed-session.ts';
import { sessionWords } from './session-words.ts';
import styles from '../detail/detail-layout.module.css';

export function RecordingNote({ session }: { session: Pick<SessionLine, 'StartDateTime' | 'EndDateTime' | 'RecordingFrom'> }) {
  const t = useTexts(sessionWords);
  const dates = useDates();
  const from = recordingFrom(session);
  if (from === null) return null;
  return <p className={styles.note}>{t('recordingFrom', { when: dates.withTime(dates.shortDate(from), dates.time(from)) })}</p>;
}

/** Whether the organiser names another instant than the end from which on the recording is there. */
export const hasOwnInstant = (session: ListedSession): boolean => session.HasRecording && session.RecordingFrom !== undefined;

/** The badge of such a recording: rows follow the clock by their phase alone. */
export function RecordedLater({ session }: { session: ListedSession }) {
  const t = useTexts(sessionWords);
  return isRecordingOut(session, useNow()) && <Badge tone="success">{t('recording')}</Badge>;
}
