// Says from when the recording of a session can be watched, where that is not its end.
import { recordingFrom, useDates, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { sessionWords } from './session-words.ts';
import styles from '../detail/detail-layout.module.css';

export function RecordingNote({ session }: { session: Pick<SessionLine, 'StartDateTime' | 'EndDateTime' | 'RecordingFrom'> }) {
  const t = useTexts(sessionWords);
  const dates = useDates();
  const from = recordingFrom(session);
  if (from === null) return null;
  return <p className={styles.note}>{t('recordingFrom', { when: `${dates.shortDate(from)}, ${dates.time(from)}` })}</p>;
}
