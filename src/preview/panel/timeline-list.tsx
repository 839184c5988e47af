// Every change of this page, day by day; each one is a link to its instant.
import type { ReactElement } from 'react';
import { dayInZone } from '../../clock/zone.ts';
import { dateWords } from '../../i18n/dates.ts';
import type { Change } from '../../rules/timeline.ts';
import { changesAround } from '../event-span.ts';
import { usePreviewTime, useSnapshot } from '../use-session.ts';
import { dayWords, listWords, zoneWords } from '../words.ts';

type TimelineListProps = { changes: readonly Change[]; onGo: (instant: number) => void };

export function TimelineList({ changes, onGo }: TimelineListProps): ReactElement {
  const { page } = useSnapshot();
  const { now } = usePreviewTime();
  const zone = page?.info.TimeZone ?? 'UTC';
  const { current } = changesAround(changes, now);
  const days = Map.groupBy(changes, ({ at }) => dayInZone(at, zone));
  if (changes.length === 0) return <p className="empty">Nothing on this page changes by time for this person.</p>;
  return (
    <div className="scroll">
      <p className="hint">{zoneWords(now, zone)}</p>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dayWords(ofDay[0]!.at, zone)}>
          <h3>{dayWords(ofDay[0]!.at, zone)}</h3>
          <ol>
            {ofDay.map((change) => (
              <li key={change.at}>
                <button
                  type="button"
                  className="row change"
                  aria-current={change === current ? 'time' : undefined}
                  onClick={() => onGo(change.at)}
                >
                  <span className="row-time">{dateWords('en-GB', zone).time(change.at)}</span>
                  <span className="row-words">
                    {change.appears.length > 0 && <Part kind="appears" ids={change.appears} />}
                    {change.disappears.length > 0 && <Part kind="disappears" ids={change.disappears} />}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Part({ kind, ids }: { kind: 'appears' | 'disappears'; ids: readonly string[] }): ReactElement {
  return (
    <span className="part" data-kind={kind} title={ids.join(', ')}>
      <span className="sign" aria-hidden="true">
        {kind === 'appears' ? '+' : '−'}
      </span>
      <span>
        {listWords(ids, 6)} <span className="visually-hidden">{ids.length === 1 ? kind : kind.slice(0, -1)}</span>
      </span>
    </span>
  );
}
