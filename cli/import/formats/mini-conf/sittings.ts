// The hours of a workshop, tutorial or social: blocks that follow each other are one sitting, with the blocks as its parts.
import { instantOf } from '../../../../src/clock/zone.ts';
import { asFields, asList, type Fields, field, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { SchedulePart } from '../../schedule/schedule.ts';
import { canonicalFields } from '../../vocabulary/canonical-fields.ts';
import { schedulePart } from '../../vocabulary/schedule-event.ts';
import { plainText } from '../../values/plain-text.ts';

/** Longest pause within a sitting, in ms: a lunch or a dinner, not a night. */
const LONGEST_PAUSE = 3 * 3_600_000;

/** A run of blocks; `date` and `end` as written, those of its first and last block. One block alone is no part: it is in `only`. */
export type Sitting = { date: unknown; end: unknown; duration: unknown; name: string; blocks: SchedulePart[]; only?: SchedulePart };

/** The sittings of a record in order of time: none when it names no hours. Blocks whose hours are unreadable stay, to be reported by the row. */
export function sittingsOf(fields: Fields, record: SourceRecord, timeZone: string): Sitting[] {
  const blocks = asList(field(fields, 'sessions', 'schedule', 'slots')).flatMap((value, index) => {
    const block = asFields(value);
    return block ? [blockOf(block, { ...record, value, raw: () => value }, index)] : [];
  });
  const timed = blocks.filter(({ fields: { date } }) => date !== undefined);
  const start = ({ fields: { date } }: SchedulePart): number => instantOf(oneLine(date), timeZone) ?? 0;
  const end = (block: SchedulePart): number => instantOf(oneLine(block.fields['end']), timeZone) ?? start(block);
  const runs: SchedulePart[][] = [];
  let until = -Infinity;
  for (const block of timed.toSorted((one, other) => start(one) - start(other))) {
    if (runs.length > 0 && start(block) - until <= LONGEST_PAUSE) runs.at(-1)!.push(block);
    else runs.push([block]);
    until = Math.max(until, end(block));
  }
  return runs.map((run) => {
    const last = run.reduce((latest, block) => (end(block) > end(latest) ? block : latest));
    return {
      date: run[0]!.fields['date'],
      end: last.fields['end'],
      duration: run.length === 1 ? run[0]!.fields['duration'] : undefined,
      name: run.length === 1 ? oneLine(run[0]!.fields['title']) : '',
      blocks: run.length === 1 ? [] : run,
      ...(run.length === 1 && { only: run[0]! }),
    };
  });
}

function blockOf(block: Fields, record: SourceRecord, index: number): SchedulePart {
  const { fields, unread } = canonicalFields(block, { persons: ['hosts', 'speakers', 'speaker', 'presenters'] });
  // A letter and a hyphen before the name are a mark of the site's templates (`S-Social A`).
  const title = plainText(oneLine(fields['title'])).replace(/^[A-Z]-(?=\S)/, '') || `Part ${index + 1}`;
  const duration = hours(fields['duration']);
  return schedulePart(record, { fields: { ...fields, title, ...(duration === undefined ? {} : { duration }) }, unread });
}

/** Sponsors of the ACL family give hours as numbers with a point; anything else is read as everywhere. */
export function hours(value: unknown): unknown {
  const number = typeof value === 'number' ? value : /^\d{1,2}(\.\d{1,4})?$/.test(oneLine(value)) ? Number(oneLine(value)) : NaN;
  return number > 0 && number <= 12 ? Math.round(number * 60) : value;
}
