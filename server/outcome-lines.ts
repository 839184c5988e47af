// What came of publishing a folder, as lines for a terminal.
import type { Finding } from '../src/model/finding.ts';
import type { EventOutcome, FolderOutcome } from './store/publish-folder.ts';

/** One finding: `file:line:column severity code message (did you mean …)`. */
export const findingLine = ({ file, line, column, severity, code, message, suggestion }: Finding): string =>
  `${file}:${line}:${column} ${severity} ${code} ${message}${suggestion ? ` (did you mean ${suggestion}?)` : ''}`;

const eventLine = (event: EventOutcome): string =>
  event.outcome === 'refused'
    ? `  ${event.instance}/${event.event}: not published, see above`
    : `  ${event.instance}/${event.event}: version ${event.version}${event.outcome === 'unchanged' ? ', unchanged' : ''}`;

/** Findings first, then what became of each event. `only` leaves out events that did not change. */
export function outcomeLines({ findings, events }: FolderOutcome, only: 'all' | 'changes' = 'all'): string[] {
  return [...findings.map(findingLine), ...events.filter((event) => only === 'all' || event.outcome !== 'unchanged').map(eventLine)];
}
