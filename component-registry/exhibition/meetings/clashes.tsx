// What of the reader's own programme is at the same time as a meeting.
import type { ReactElement } from 'react';
import { useDates, useTexts } from '#sdk';
import type { MeetingSlot } from '#contract/meetings';
import { meetingTexts } from './texts.ts';
import styles from './meetings.module.css';

type ClashesProps = Pick<MeetingSlot, 'Clashes'> & { /** Says that it can be booked all the same. */ mayBook?: boolean };

export function Clashes({ Clashes: clashes, mayBook = false }: ClashesProps): ReactElement | null {
  const t = useTexts(meetingTexts);
  const dates = useDates();
  if (clashes.length === 0) return null;
  return (
    <div className={styles.clash} role="note">
      <p>{t('clash')}</p>
      <ul>
        {clashes.map(({ Title, StartDateTime, EndDateTime }) => (
          <li key={`${StartDateTime} ${Title}`}>
            {StartDateTime === EndDateTime ? dates.time(StartDateTime) : dates.timeRange(StartDateTime, EndDateTime)} {Title}
          </li>
        ))}
      </ul>
      {mayBook && <p>{t('clashStays')}</p>}
    </div>
  );
}
