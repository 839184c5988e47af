// foyer explain: every placement of a page with its verdict, why, where that is written, and when it changes.
import { Option } from 'commander';
import type { Persona } from '../explain/persona.ts';
import type { OpenEvent } from '../../server/open-event.ts';
import { type Container, containers } from '../../src/rules/context.ts';
import type { Finding } from '../../src/model/finding.ts';
import { layers } from '../../src/model/layers.ts';
import type { Explained } from '../../src/rules/explain.ts';
import { lineOf } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type AddCommand, type ExitCode, examples } from './command.ts';

type Options = {
  event?: string;
  page?: string;
  allPages?: boolean;
  language?: string;
  at?: string;
  as: string;
  container: Container;
  format: 'text' | 'json';
  timeline?: boolean;
};

/** Adds `explain <dir>`. */
export const addExplain: AddCommand = (program, terminal, end) =>
  void program
    .command('explain')
    .description('say of every placement of a page whether somebody sees it, why, where that is written, and when it changes')
    .argument('<dir>', 'a configuration folder, one instance of it, or one event')
    .option('--event <instance/event>', 'the event; may be left out where there is only one')
    .option('--page <PageName>', 'the page: a page key such as HomePage, or a content page')
    .option('--all-pages', 'every page that has an address')
    .option('--language <xx-XX>', 'language of the texts (default: the first of the event)')
    .option('--at <instant>', 'event time 2027-05-03T09:00, or an instant with offset (default: now)')
    .option('--as <persona>', 'visitor, signed-in, attendee, super-user, or a persona file', 'visitor')
    .addOption(new Option('--container <container>', 'how Foyer is embedded').choices(containers).default('browser'))
    .addOption(new Option('--format <format>', 'how it is printed').choices(['text', 'json']).default('text'))
    .option('--timeline', 'every instant at which anything on the page changes, and what')
    .addHelpText(
      'after',
      examples(
        ['explain sample-configs --event kardia/kardia2027 --page HomePage', 'for a visitor, now'],
        ['explain sample-configs/kardia/kardia2027 --page HomePage --as attendee --at 2027-05-03T09:00', 'for an attendee, then'],
        ['explain sample-configs/kardia/kardia2027 --page HomePage --timeline', 'everything that will change'],
      ),
    )
    .addHelpText('after', '\nEnds with 0 when the page was explained, 2 when event, page, persona or time cannot be found or read.')
    .action(async (dir: string, options: Options) => end(await explain(dir, options, terminal)));

async function explain(dir: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  if (options.page === undefined && !options.allPages) throw new UsageError('Name a page with --page, or take --all-pages.');
  const [{ chooseEvent, choosePage, open, readConfiguration }, { readPersona }, { loadMarking }] = await Promise.all([
    import('../explain/choose-event.ts'),
    import('../explain/persona.ts'),
    import('../explain/broken-components.ts'),
  ]);
  const [configuration, persona, mark] = await Promise.all([readConfiguration(dir), readPersona(options.as), loadMarking()]);
  for (const note of persona.notes) terminal.say(note);
  const event = open(configuration, chooseEvent(configuration, options.event), options.language);
  if (options.language !== undefined && event.language.toLowerCase() !== options.language.toLowerCase())
    terminal.say(`${options.language} is no language of the event; ${event.language} is taken.`);
  const names = options.allPages ? event.pages : [choosePage(event, options.page!)];
  const [{ reasonPlaces }, now] = await Promise.all([import('../explain/reason-places.ts'), instantOf(options.at, event.timeZone)]);
  const parts = { timeZone: event.timeZone, place: reasonPlaces(configuration.files), tone: terminal.tone };
  for (const found of [...configuration.refused, ...event.model.findings]) sayFinding(found, terminal);
  const { explainPerson, personTimeline } = await import('../../src/rules/explain-person.ts');
  const json: Record<string, unknown[]> = {};
  for (const name of names) {
    const page = mark(event.page(name)!);
    for (const found of page.findings) sayFinding(found, terminal);
    const subject = { page, visibility: event.model.visibility, timeZone: event.timeZone };
    const where = whereOf(event, name, options.container);
    if (options.format === 'json') {
      const { changesJson, explainedJson } = await import('../explain/explain-json.ts');
      json[name] = options.timeline
        ? changesJson(personTimeline(subject, persona.principal, where), page, event.timeZone)
        : explainedJson(fromTop(explainPerson(subject, persona.principal, where, now)), parts.place);
      continue;
    }
    const { explainedLines, timelineLines } = await import('../explain/explain-text.ts');
    terminal.print(await titleOf(event, name, persona, options, now));
    const nameOf = (id: string): string => page.nodes.get(id)?.name ?? '';
    const lines = options.timeline
      ? timelineLines(personTimeline(subject, persona.principal, where), nameOf, parts)
      : explainedLines(fromTop(explainPerson(subject, persona.principal, where, now)), parts);
    for (const line of lines) terminal.print(line);
    if (name !== names.at(-1)) terminal.print('');
  }
  if (options.format === 'json') terminal.print(JSON.stringify(options.allPages ? json : json[names[0]!], null, 2));
  return 0;
}

/** In the order of the screen. */
const fromTop = (explained: readonly Explained[]): Explained[] =>
  explained.toSorted((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer));

const whereOf = ({ folder, language }: OpenEvent, page: string, container: Container) => ({
  instance: folder.instance,
  event: folder.event,
  language,
  page,
  params: {},
  container,
  preview: false,
});

async function instantOf(at: string | undefined, timeZone: string): Promise<number> {
  if (at !== undefined) return (await import('../explain/event-time.ts')).readInstant(at, timeZone);
  return (await import('../../src/clock/clock.ts')).deviceTime.wall();
}

/** `kardia/kardia2027 HomePage · attendee · browser · en-GB · Mon 2027-05-03 09:00 +02:00 (Europe/Berlin)`. */
async function titleOf(event: OpenEvent, page: string, persona: Persona, options: Options, now: number): Promise<string> {
  const { localWords } = await import('../explain/event-time.ts');
  const when = options.timeline ? event.timeZone : `${localWords(now, event.timeZone)} (${event.timeZone})`;
  return [`${event.folder.instance}/${event.folder.event} ${page}`, persona.name, options.container, event.language, when].join(' · ');
}

/** What is wrong with the files does not stop the explanation, and is not kept back. */
const sayFinding = (found: Finding, terminal: Terminal): void => terminal.say(lineOf(found, { ...terminal, tone: (_, text) => text }));
