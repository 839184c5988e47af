// Checks an exhibition as a whole: each booth is on the plan of its hall and belongs to one company, each company has a logo, and its chat works.
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import type { DataFile, EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Row = Readonly<Record<string, unknown>>;

/** A booth that a company names, and where. */
type Named = { hall: string; number: string; company: string; pointer: string };

/** Findings of companies and halls together; none where an event has no companies. */
export function exhibitionFindings({ data }: EventContext): Finding[] {
  const companies = data.get('companies');
  if (!companies) return [];
  const halls = data.get('halls');
  const booths = halls && boothsOf(halls);
  const named = rowsOf(companies).flatMap(([row, pointer]) => namedBy(row, pointer));
  return [
    ...named.flatMap((booth) => offPlan(booth, companies.path, booths)),
    ...takenTwice(named, companies.path),
    ...rowsOf(companies).flatMap(([row, pointer]) => withoutLogo(row, pointer, companies.path)),
    ...rowsOf(companies).flatMap(([row, pointer]) => chatFindings(row, pointer, companies.path)),
    ...(halls ? rowsOf(halls).flatMap(([row, pointer]) => drawnTwice(row, pointer, halls.path)) : []),
  ];
}

const rowsOf = ({ rows }: DataFile): [Row, string][] =>
  rows.flatMap((row, index): [Row, string][] => (isObject(row) ? [[row, `/rows/${index}`]] : []));

const listOf = (row: Row, key: string): readonly unknown[] => (Array.isArray(row[key]) ? row[key] : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Booth numbers by hall. */
const boothsOf = (halls: DataFile): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    rowsOf(halls).map(([row]) => [
      textOf(row['Id']),
      new Set(listOf(row, 'Booths').flatMap((booth) => (isObject(booth) ? [textOf(booth['BoothNumber'])] : []))),
    ]),
  );

function namedBy(row: Row, pointer: string): Named[] {
  return listOf(row, 'ExhibitorBooths').flatMap((booth, index) =>
    isObject(booth)
      ? [
          {
            hall: textOf(booth['HallId']),
            number: textOf(booth['BoothNumber']),
            company: textOf(row['Id']),
            pointer: `${pointer}/ExhibitorBooths/${index}`,
          },
        ]
      : [],
  );
}

/** A booth whose hall there is not, or whose hall's plan has no such booth. */
function offPlan({ hall, number, pointer }: Named, file: string, booths: ReadonlyMap<string, ReadonlySet<string>> | undefined): Finding[] {
  const known = booths?.get(hall);
  const at = (key: string) => ({ file, pointer: `${pointer}/${key}` });
  if (!known) {
    const words = booths
      ? `no plan has the hall ${hall}: data/halls.json has no row of it`
      : `no plan has the hall ${hall}: there is no data/halls.json`;
    return [finding('hall-off-plan', 'warning', at('HallId'), words, booths ? suggest(hall, [...booths.keys()]).word : '')];
  }
  if (known.has(number)) return [];
  const words = `the plan of ${hall} has no booth ${number}`;
  return [finding('booth-off-plan', 'warning', at('BoothNumber'), words, suggest(number, known).word)];
}

function takenTwice(named: readonly Named[], file: string): Finding[] {
  const taken = new Map<string, string>();
  return named.flatMap(({ hall, number, company, pointer }) => {
    const key = JSON.stringify([hall, number]);
    const first = taken.get(key);
    if (first === undefined) taken.set(key, company);
    if (first === undefined || first === company) return [];
    const words = `booth ${number} of ${hall} belongs to the company ${first} already; the plan shows the first`;
    return [finding('booth-taken-twice', 'warning', { file, pointer: `${pointer}/BoothNumber` }, words)];
  });
}

function drawnTwice(row: Row, pointer: string, file: string): Finding[] {
  const seen = new Set<string>();
  return listOf(row, 'Booths').flatMap((booth, index) => {
    const number = isObject(booth) ? textOf(booth['BoothNumber']) : '';
    const isSecond = number !== '' && seen.has(number);
    seen.add(number);
    if (!isSecond) return [];
    const words = `the hall has booth ${number} twice; the plan shows the first`;
    return [finding('booth-taken-twice', 'warning', { file, pointer: `${pointer}/Booths/${index}/BoothNumber` }, words)];
  });
}

/** A widget that is nowhere, and hours that end before they begin. */
function chatFindings(row: Row, pointer: string, file: string): Finding[] {
  const chat = isObject(row['Chat']) ? row['Chat'] : {};
  const at = (key: string) => ({ file, pointer: `${pointer}/Chat${key}` });
  const url = textOf(chat['Url']);
  const hasAddress = url.startsWith('https://') && URL.canParse(url);
  return [
    ...(chat['Kind'] === 'widget' && !hasAddress
      ? [
          finding(
            'chat-without-address',
            'warning',
            at(url === '' ? '' : '/Url'),
            'the widget has no https address; the company has no chat',
          ),
        ]
      : []),
    ...listOf(chat, 'Hours').flatMap((hours, index) => {
      const [start, end] = isObject(hours) ? [textOf(hours['StartTime']), textOf(hours['EndTime'])] : ['', ''];
      const isReversed = start !== '' && end !== '' && end < start;
      return isReversed
        ? [finding('chat-hours-reversed', 'warning', at(`/Hours/${index}`), `${end} is before ${start}; these hours are not shown`)]
        : [];
    }),
  ];
}

const withoutLogo = (row: Row, pointer: string, file: string): Finding[] =>
  textOf(row['LogoPath']) === ''
    ? [finding('company-without-logo', 'info', { file, pointer }, 'the company has no LogoPath; lists show its name alone')]
    : [];
