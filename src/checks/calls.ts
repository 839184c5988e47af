// Checks the calls for abstracts of an event: dates in order, ids once, topics and tickets that there are, questions that can be answered.
import { instantOf, lastInstantOf } from '../clock/zone.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Row = Readonly<Record<string, unknown>>;
type Placed = { value: Row; pointer: string };
type Report = (code: string, pointer: string, message: string, suggestion?: string) => void;

/** Findings of all calls; none where there is no file. */
export function callFindings(context: EventContext): Finding[] {
  const file = context.data.get('calls');
  if (!file) return [];
  const found: Finding[] = [];
  const report: Report = (code, pointer, message, suggestion = '') => {
    found.push(finding(code, 'warning', { file: file.path, pointer }, message, suggestion));
  };
  const tickets = ticketNames(context);
  file.rows.forEach((row, index) => {
    if (!isObject(row)) return;
    const pointer = `/rows/${index}`;
    const review = isObject(row['Review']) ? row['Review'] : {};
    datesOf(row, review, pointer, context.days.zone, report);
    for (const key of ['Topics', 'Kinds', 'Fields', 'Declarations']) repeatedIds(placed(row, key, pointer), key, report);
    repeatedIds(placed(review, 'Criteria', `${pointer}/Review`), 'Criteria', report);
    for (const field of placed(row, 'Fields', pointer)) fieldOf(field, report);
    for (const criterion of placed(review, 'Criteria', `${pointer}/Review`)) scaleOf(criterion, report);
    reviewersOf(row, review, pointer, tickets, report);
  });
  return found;
}

const placed = (row: Row, key: string, pointer: string): Placed[] =>
  list(row[key]).flatMap((value, index) => (isObject(value) ? [{ value, pointer: `${pointer}/${key}/${index}` }] : []));
/** What JSON says in words; any other value is nothing that could be looked for. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Dates that must not come before those that stand before them. */
function datesOf(row: Row, review: Row, pointer: string, zone: string, report: Report): void {
  const read = (value: unknown, of: typeof instantOf): number | undefined =>
    typeof value === 'string' && value !== '' ? of(value, zone) : undefined;
  const deadline = read(row['Deadline'], lastInstantOf);
  const decision = read(row['DecisionDate'], lastInstantOf);
  const pairs: readonly [earlier: number | undefined, later: number | undefined, at: string, words: string][] = [
    [read(row['OpensAt'], instantOf), deadline, '/Deadline', 'the deadline is before the call begins'],
    [read(review['OpensAt'], instantOf), read(review['Deadline'], lastInstantOf), '/Review/Deadline', 'the review ends before it begins'],
    [deadline, read(review['Deadline'], lastInstantOf), '/Review/Deadline', 'the review ends before the deadline of the call'],
    [deadline, decision, '/DecisionDate', 'the decision is before the deadline of the call'],
    [read(review['Deadline'], lastInstantOf), decision, '/DecisionDate', 'the decision is before the end of the review'],
    [deadline, read(row['RevisionDeadline'], lastInstantOf), '/RevisionDeadline', 'revisions end before the deadline of the call'],
  ];
  for (const [earlier, later, at, words] of pairs)
    if (earlier !== undefined && later !== undefined && later < earlier) report('calls-dates-in-wrong-order', pointer + at, words);
}

function repeatedIds(entries: readonly Placed[], key: string, report: Report): void {
  const seen = new Set<unknown>();
  for (const { value, pointer } of entries) {
    if (seen.has(value['Id'])) report('calls-id-repeated', `${pointer}/Id`, `${key} has the id ${textOf(value['Id'])} twice`);
    seen.add(value['Id']);
  }
}

function fieldOf({ value, pointer }: Placed, report: Report): void {
  if (value['Kind'] === 'choice' && list(value['Choices']).length === 0)
    report('calls-nothing-to-choose', `${pointer}/Choices`, 'there is nothing to choose; nobody can answer it');
}

function scaleOf({ value, pointer }: Placed, report: Report): void {
  const [least, most] = [value['Least'] ?? 1, value['Most'] ?? 5];
  if (typeof least === 'number' && typeof most === 'number' && least >= most)
    report('calls-scale-without-steps', `${pointer}/Most`, `the scale goes from ${least} to ${most}`);
}

function reviewersOf(row: Row, review: Row, pointer: string, tickets: ReadonlySet<string>, report: Report): void {
  const topics = new Set(placed(row, 'Topics', pointer).map(({ value }) => textOf(value['Id'])));
  const groups = placed(review, 'Reviewers', `${pointer}/Review`);
  if (list(review['Criteria']).length > 0 && groups.length === 0)
    report('calls-nobody-reviews', `${pointer}/Review`, 'there are criteria, and nobody who reviews');
  for (const { value, pointer: at } of groups) {
    if (list(value['TicketTypeNames']).length + list(value['Emails']).length === 0)
      report('calls-nobody-reviews', at, 'neither a ticket nor an address is named');
    list(value['Topics']).forEach((topic, index) => {
      if (!topics.has(textOf(topic)))
        report(
          'calls-unknown-topic',
          `${at}/Topics/${index}`,
          `the call has no topic ${textOf(topic)}`,
          suggest(textOf(topic), topics).word,
        );
    });
    list(value['TicketTypeNames']).forEach((name, index) => {
      if (tickets.size > 0 && !tickets.has(textOf(name)))
        report(
          'calls-unknown-ticket',
          `${at}/TicketTypeNames/${index}`,
          `no policy of the event names the ticket ${textOf(name)}`,
          suggest(textOf(name), tickets).word,
        );
    });
  }
}

/** Tickets that the policies of the event name; empty where it names none. */
function ticketNames({ model }: EventContext): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isObject(value)) {
      const field = value['PrincipalField'];
      if (typeof field === 'string' && /^EventTicketN(?:ame|etworking)/.test(field))
        for (const name of list(value['Values'])) names.add(textOf(name));
      else Object.values(value).forEach(walk);
    }
  };
  walk(model.documents['access']);
  return names;
}
