// foyer explain --who-can: everybody on one page: who can open it now, in which container, and of the others why not and when.
import { choosePage } from '../explain/choose-event.ts';
import { localWords } from '../explain/event-time.ts';
import type { Opened } from '../explain/opened.ts';
import { missingWords } from '../explain/route/missing-words.ts';
import { iso, missingJson } from '../explain/route/route-json.ts';
import { peopleAround, type WhoCan, whoCan } from '../explain/route/who-can.ts';
import { pageVariants } from '../matrix/page-variants.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExitCode } from './command.ts';
import type { ExplainOptions } from '../explain/explain-options.ts';

/** Explains who can open a page; with `--as` that persona joins the others. Throws UsageError when there is no such page. */
export function explainWhoCan(opened: Opened, asked: string, options: ExplainOptions, terminal: Terminal): ExitCode {
  const { event, persona, now } = opened;
  const page = choosePage(event, asked);
  // A page of sessions or people is asked about with the first of them.
  const [variant] = pageVariants(event, page, now);
  const around = peopleAround(event);
  const own = around.some(({ name }) => name === persona.name) ? [] : [persona];
  const rows = whoCan(event, page, variant?.params ?? {}, [...around, ...own], now, options.container && [options.container]);
  const { timeZone } = event;
  if (options.format === 'json') {
    const written = rows.map(({ missing, opensAt, nextChangeAt, ...row }) => ({
      ...row,
      missing: missing.map((one) => missingJson(one, timeZone)),
      opensAt: iso(opensAt),
      nextChangeAt: iso(nextChangeAt),
    }));
    const { instance, event: name } = event.folder;
    terminal.print(JSON.stringify({ event: `${instance}/${name}`, page, at: iso(now), rows: written }, null, 2));
    return 0;
  }
  terminal.print(`${event.folder.instance}/${event.folder.event} ${page} · ${localWords(now, timeZone)} (${timeZone})`);
  if (variant?.label) terminal.print(terminal.tone('quiet', printable(`asked for ${variant.label}`)));
  for (const line of whoLines(rows, timeZone, terminal)) terminal.print(line);
  return 0;
}

/** Each answer once, with everybody who gets it and in which containers; those who can open the page first. */
function whoLines(rows: readonly WhoCan[], timeZone: string, { tone }: Terminal): string[] {
  const answers = Map.groupBy(
    rows.toSorted((a, b) => Number(b.opens) - Number(a.opens)),
    (row) => `${row.opens} ${answerWords(row, timeZone)}`,
  );
  const inAll = new Set(rows.map(({ container }) => container));
  const lines = [...answers.values()].flatMap((same) => {
    const [first] = same as [WhoCan, ...WhoCan[]];
    const words = answerWords(first, timeZone);
    const people = [...Map.groupBy(same, ({ person }) => person)].map(([person, own]) => ({
      person,
      where: own.length === inAll.size ? '' : own.map(({ container }) => container).join(', '),
    }));
    const byPlace = [...Map.groupBy(people, ({ where }) => where)].sort(([a], [b]) => a.length - b.length);
    return [
      '',
      `${first.opens ? tone('good', '✓ shown') : tone('error', '✗ closed')}${words && `  ${printable(words)}`}`,
      ...byPlace.map(
        ([where, own]) => `    ${where === '' ? 'everywhere' : where}: ${printable(own.map(({ person }) => person).join(', '))}`,
      ),
    ];
  });
  const people = new Set(rows.map(({ person }) => person)).size;
  const counts = [...inAll].map((one) => `${one} ${rows.filter(({ container, opens }) => opens && container === one).length}`);
  return [...lines, '', `Of ${counted(people, 'person', 'people')} can open it now: ${counts.join(', ')}`];
}

/** `sign-in → LoginPage: the page needs sign-in; needs somebody signed in; opens Mon …`. */
function answerWords({ opens, guard, to, detail, missing, opensAt, nextChangeAt }: WhoCan, timeZone: string): string {
  if (opens) return nextChangeAt === null ? '' : `next change ${localWords(nextChangeAt, timeZone)}`;
  const lacks = missing.filter(({ kind }) => kind !== 'opens' && kind !== 'closed');
  return [
    `${guard}${to && ` → ${to}`}: ${detail}`,
    ...(lacks.length > 0 ? [`missing: ${lacks.map((one) => missingWords(one, timeZone)).join('; ')}`] : []),
    ...(opensAt === null ? [] : [`opens ${localWords(opensAt, timeZone)}`]),
  ].join('; ');
}
