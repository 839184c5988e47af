// A comparison in lines for a person: by event, file and layer.
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Comparison, NotCompared, PlacedDifference } from './compare.ts';

/** Differences of one kind in a file are shown up to this many. */
const MOST = 12;
/** Texts of one kind in a file are counted, and so many of their keys named. */
const NAMED = 5;

/** Every difference, grouped; the last line counts them. */
export function diffLines({ differences, notCompared }: Comparison, terminal: Terminal): string[] {
  const events = [...new Set([...differences, ...notCompared].map(({ event }) => event))];
  return [
    ...events.flatMap((event) => eventLines(event, differences, notCompared, terminal)),
    summaryLine(differences, notCompared, terminal),
  ];
}

function eventLines(
  event: string,
  differences: readonly PlacedDifference[],
  notCompared: readonly NotCompared[],
  terminal: Terminal,
): string[] {
  const own = differences.filter((one) => one.event === event);
  const files = [...new Set([...own, ...notCompared.filter((one) => one.event === event)].map(({ file }) => file))];
  return [
    terminal.tone('place', printable(event)),
    ...files.flatMap((file) => [
      ...(file === '' ? [] : [`  ${printable(file)}`]),
      ...fileLines(own.filter((one) => one.file === file)).map((line) => (file === '' ? line.slice(2) : line)),
      ...notCompared
        .filter((one) => one.event === event && one.file === file)
        .map(
          ({ side, problem }) =>
            `    ${terminal.tone('error', printable(`the file ${side} cannot be read and is not compared: ${problem}`))}`,
        ),
    ]),
  ];
}

function fileLines(differences: readonly PlacedDifference[]): string[] {
  const layers = [...Map.groupBy(differences, ({ layer }) => layer)].toSorted(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : 0));
  const layered = layers.some(([layer]) => layer !== '') && !(layers.length === 1 && layers[0]![0] === 'page');
  return layers.flatMap(([layer, own]) => [
    ...(layered && layer !== '' ? [`    layer ${layer}`] : []),
    ...[...Map.groupBy(own, ({ code }) => code).values()]
      .flatMap((group) => groupLines(group))
      .map((line) => `${layered && layer !== '' ? '      ' : '    '}${line}`),
  ]);
}

/** Lines of the differences of one kind; many texts are counted, many others cut. */
function groupLines(group: readonly PlacedDifference[]): string[] {
  const [first] = group;
  const texts = /^text-(added|removed|changed)$/.exec(first!.code);
  if (texts && group.length > NAMED) {
    const keys = group.slice(0, NAMED).map(({ subject }) => subject);
    return [printable(`${counted(group.length, 'text')} ${texts[1]}: ${keys.join(', ')} and ${group.length - NAMED} more`)];
  }
  const lines = group.map(({ code, subject, text }) => printable(subject === '' || isRow(code) ? text : `${subject}: ${text}`));
  return lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST), `… and ${lines.length - MOST} more of this kind (${first!.code}); --format json lists them all`];
}

/** Rows name themselves by their titles. */
const isRow = (code: string): boolean => /^(session|presentation)-/.test(code);

function summaryLine(differences: readonly PlacedDifference[], notCompared: readonly NotCompared[], { tone }: Terminal): string {
  const files = new Set(differences.map(({ event, file }) => `${event} ${file}`)).size;
  const unread = notCompared.length ? `, ${counted(notCompared.length, 'file')} not compared` : '';
  if (differences.length + notCompared.length === 0) return tone('good', 'No difference');
  return tone('warning', `${counted(differences.length, 'difference')} in ${counted(files, 'file')}${unread}`);
}
