// What is known of a room: the plan with the room lit, where it is, how many seats, and what is before and after there.
import type { ReactElement } from 'react';
import { Dialog, Link, Time, useDates, useHref, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { OffTitle } from '../session/off-title.tsx';
import { timesOf } from '../session/session-times.ts';
import type { RoomProps } from './room-around.ts';
import { RoomPlanPicture } from './room-plan-picture.tsx';
import { roomWords } from './room-words.ts';
import styles from './room-dialog.module.css';

export function RoomDialog({ room, session, before, after, onClose }: RoomProps & { onClose: () => void }): ReactElement {
  const t = useTexts(roomWords);
  const href = useHref();
  const { Id, Name, Description, Capacity, Plan } = room;
  const there = [before, session, after].filter((one) => one !== null);
  return (
    <Dialog open onClose={onClose} title={Name} closeLabel={t('close')} size="large">
      <div className={styles.body}>
        {(Description !== '' || Capacity > 0) && (
          <p>
            {Description} {Capacity > 0 && t('seats', { count: Capacity })}
          </p>
        )}
        {Plan && <RoomPlanPicture plan={Plan} name={t('plan', { room: Name })} />}
        <section aria-label={t('there')}>
          <h3 className={styles.head}>{t('there')}</h3>
          <ul role="list">
            {there.map((one) => (
              <li key={one.Id} className={styles.line} aria-current={one.Id === session.Id || undefined}>
                <When line={one} />
                {one.Id === session.Id ? (
                  <strong>
                    <OffTitle session={one} withBadge>
                      {one.Name}
                    </OffTitle>
                  </strong>
                ) : (
                  <Link to="page:PagSessionDetailPage" params={{ sessionId: one.Id }} onClick={onClose}>
                    <OffTitle session={one} withBadge>
                      {one.Name}
                    </OffTitle>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
        {href('page:PagSearchPage') !== undefined && (
          <p>
            <Link to={`page:PagSearchPage?room=${encodeURIComponent(Id.replaceAll(',', '\\,'))}`}>{t('all')}</Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function When({ line }: { line: SessionLine }) {
  const dates = useDates();
  const words = timesOf(line, dates);
  return line.StartDateTime === null ? <span /> : <Time dateTime={line.StartDateTime}>{words}</Time>;
}
