// Every placement of every layer with its verdict and reasons; choosing one marks it on the page.
import { type ReactElement, useState } from 'react';
import { layers } from '../../model/layers.ts';
import type { PlacementRow } from '../inspection.ts';
import { useInspection, useSession, useSnapshot } from '../use-session.ts';
import { instantWords, placeWords, reasonWords } from '../words.ts';

const filters = ['all', 'shown', 'hidden', 'broken'] as const;
type Filter = (typeof filters)[number];

export function PlacementList(): ReactElement {
  const session = useSession();
  const { page, pointed } = useSnapshot();
  const { rows, counts } = useInspection(session);
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const zone = page?.info.TimeZone ?? 'UTC';
  const wanted = words.trim().toLowerCase();
  const found = rows.filter(
    ({ state, id, name }) => (filter === 'all' || state === filter) && (wanted === '' || `${id} ${name}`.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <div className="filters">
        <input
          type="search"
          aria-label="Find a placement"
          placeholder="Id or component"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select aria-label="Verdict" value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
          {filters.map((one) => (
            <option key={one} value={one}>
              {one === 'all' ? `All ${rows.length}` : `${counts[one]} ${one}`}
            </option>
          ))}
        </select>
      </div>
      <div className="scroll">
        {found.length === 0 && <p className="empty">{rows.length === 0 ? 'Nothing is placed here.' : 'No placement is like this.'}</p>}
        {layers.map((layer) => {
          const inLayer = found.filter((row) => row.layer === layer);
          if (inLayer.length === 0) return null;
          return (
            <section key={layer} aria-label={`Layer ${layer}`}>
              <h3>{layer}</h3>
              <ul>
                {inLayer.map((row) => (
                  <PlacementItem key={row.id} row={row} zone={zone} isPointed={pointed?.id === row.id} onPoint={session.point} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

type PlacementItemProps = { row: PlacementRow; zone: string; isPointed: boolean; onPoint: (id: string) => void };

function PlacementItem({ row, zone, isPointed, onPoint }: PlacementItemProps): ReactElement {
  const { id, name, state, reasons, problem, source, nextChangeAt } = row;
  return (
    <li>
      <button type="button" className="row" data-state={state} aria-current={isPointed || undefined} onClick={() => onPoint(id)}>
        <span className="row-head">
          <span className="row-id">{id}</span> <span className="verdict">{state}</span>
        </span>
        <span className="row-name">{name || 'no component'}</span>
        {problem && <span className="reason against">{problem.message}</span>}
        {reasons.map(
          (reason, index) =>
            reason.rule !== 'broken' && (
              <span key={index} className={reason.outcome === 'hide' ? 'reason against' : 'reason'}>
                {reasonWords(reason, zone)}
                {reason.source && reason.source.pointer !== source.pointer && <span className="place"> {placeWords(reason.source)}</span>}
              </span>
            ),
        )}
        {nextChangeAt !== null && <span className="reason">next change: {instantWords(nextChangeAt, zone)}</span>}
        <span className="place">{placeWords(source)}</span>
      </button>
    </li>
  );
}
