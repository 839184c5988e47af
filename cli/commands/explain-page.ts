// foyer explain --page: every placement and every advertisement of a page with its verdict, why, where that is written, and when it changes.
import type { OpenEvent } from '../../server/open-event.ts';
import type { Finding } from '../../src/model/finding.ts';
import { layers } from '../../src/model/layers.ts';
import type { Container } from '../../src/rules/context.ts';
import type { Explained } from '../../src/rules/explain.ts';
import type { Opened } from '../explain/opened.ts';
import { loadMarking } from '../explain/broken-components.ts';
import { choosePage } from '../explain/choose-event.ts';
import { titleOf } from '../explain/title.ts';
import { lineOf } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExitCode } from './command.ts';
import type { ExplainOptions } from '../explain/explain-options.ts';

/** Explains one page, or all that have an address. Throws UsageError for a page that is not there. */
export async function explainPages(opened: Opened, options: ExplainOptions, terminal: Terminal): Promise<ExitCode> {
  const { event, configuration, persona, now, container, place } = opened;
  const mark = await loadMarking();
  const names = options.allPages ? event.pages : [choosePage(event, options.page!)];
  const parts = { timeZone: event.timeZone, place, tone: terminal.tone };
  for (const found of [...configuration.refused, ...event.model.findings]) sayFinding(found, terminal);
  const [{ explainPerson }, { explainAds }, { personTimeline }, { eventRules }] = await Promise.all([
    import('../../src/rules/explain-person.ts'),
    import('../../src/rules/ads/explain-ads.ts'),
    import('../../src/rules/timeline.ts'),
    import('../../src/rules/event-rules.ts'),
  ]);
  const json: Record<string, unknown[]> = {};
  for (const name of names) {
    const page = mark(event.page(name)!);
    for (const found of page.findings) sayFinding(found, terminal);
    const subject = { page, ...eventRules(event.model, event.timeZone), timeZone: event.timeZone };
    const where = whereOf(event, name, container);
    const explained = (): Explained[] => [
      ...fromTop(explainPerson(subject, persona.principal, where, now)),
      ...explainAds({ raw: event.model.raw, access: subject.access }, { person: persona.principal, where, now, timeZone: event.timeZone }),
    ];
    if (options.format === 'json') {
      const { changesJson, explainedJson } = await import('../explain/explain-json.ts');
      json[name] = options.timeline
        ? changesJson(personTimeline(subject, persona.principal, where), page, event.timeZone)
        : explainedJson(explained(), parts.place);
      continue;
    }
    const { explainedLines, timelineLines } = await import('../explain/explain-text.ts');
    terminal.print(titleOf(opened, name, options.timeline));
    const nameOf = (id: string): string => page.nodes.get(id)?.name ?? '';
    const lines = options.timeline
      ? timelineLines(personTimeline(subject, persona.principal, where), nameOf, parts)
      : explainedLines(explained(), parts);
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

/** What is wrong with the files does not stop the explanation, and is not kept back. */
const sayFinding = (found: Finding, terminal: Terminal): void => terminal.say(lineOf(found, { ...terminal, tone: (_, text) => text }));
