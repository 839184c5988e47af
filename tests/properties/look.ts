// Inspects an event in every way Foyer does: the check, the server, its HTML, the page in the app; and compares the results.
import { LATE_LAYER } from '../../src/model/layers.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { eventInfo } from '../../server/published/event-info.ts';
import { modelChecks } from '../../server/published/model-checks.ts';
import { validateFiles } from '../../server/validate.ts';
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import { readEvent } from '../../src/model/event.ts';
import { excessOf, fileLimits } from '../../src/model/excess.ts';
import { type Finding, finding } from '../../src/model/finding.ts';
import { platformRows } from '../../src/pages/defaults.ts';
import { eventPage } from '../../src/pages/event-page.ts';
import { pagePath } from '../../src/pages/match.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { explainPage } from '../../src/rules/explain.ts';
import { answersOf, htmlOf, publishFiles } from '../support/event-server.ts';
import { showEvent, type Shown } from '../support/render-event.tsx';
import { resourcesOf } from '../../server/published/resources.ts';
import type { Specimen } from './specimens.ts';

/** What was seen of one placement: `text` is its own, without that of the placements inside it. */
export type Seen = { id: string; text: string };

export type Look = {
  shown: Shown;
  /** Placements on screen, in order. */
  seen: readonly Seen[];
  /** Page the guards led to in place of the home page; empty where they let everybody pass. */
  elsewhere: string;
  /** Whether the notice replaces the page's own content. */
  notice: boolean;
  /** Problems reported by the app and found by the server, errors and warnings. */
  runtime: readonly Finding[];
  /** What `validate` says, notes included. */
  checked: readonly Finding[];
};

/** Findings of the check as somebody gets them who validates a folder with these files. */
export async function checkFiles(files: readonly ConfigurationFile[]): Promise<Finding[]> {
  const deep = files.filter(({ text }) => excessOf(text, fileLimits));
  const { findings } = await validateFiles(deep.length ? files.filter((file) => !deep.includes(file)) : files);
  return [...findings, ...deep.map(({ path }) => finding('nested-too-deep', 'error', { file: path, pointer: '' }, 'too deep'))];
}

/** Looks at the home page of an event in a language. Throws whatever anything throws; the caller unmounts what is shown. */
export async function lookAt(specimen: Specimen, files: readonly ConfigurationFile[], wanted: string): Promise<Look> {
  const checked = await checkFiles(files);
  const { folder } = specimen;
  const now = Date.parse(specimen.now);
  const event = publishFiles(files, folder);
  const language = event.languageFor(wanted);
  const path = pagePath('HomePage', { instance: folder.instance, event: folder.event, language });
  htmlOf(event, path, language, now);
  const info = eventInfo(event, language);
  const refused: string[] = [];
  const shown = await showEvent({ info, path, now, fetch: answersOf(event, (words) => refused.push(words)) });
  if (refused.length > 0) throw new Error(`the server could not answer: ${refused.join('; ')}`);
  const { ready } = shown;
  // Policies may close the page to this visitor: a dialog over it says so.
  if (shown.loaded.kind === 'denied') {
    const runtime = [...shown.reported, ...serverFindings(event, language)];
    return { shown, seen: [{ id: 'denied', text: '' }], elsewhere: `a denial of ${shown.loaded.page}`, notice: false, runtime, checked };
  }
  if (!ready) throw new Error(`the address leads to ${JSON.stringify(shown.loaded)}`);
  explainPage(ready.page, eventRules(ready.model, info.TimeZone), { ...ready.context, when: { now, timeZone: info.TimeZone } });
  return {
    shown,
    seen: seenIn(shown.container),
    elsewhere: ready.page.page === 'HomePage' ? '' : ready.page.page,
    notice: shown.container.querySelector('[data-placement="failed-page"]') !== null,
    runtime: [...shown.reported, ...serverFindings(event, language)],
    checked,
  };
}

/** What the server finds in the model, which checks the documents that the app leaves to components. */
function serverFindings(event: PublishedEvent, language: string): Finding[] {
  const rows = [...platformRows, ...resourcesOf(event, '*', language)];
  const model = readEvent(rows, modelChecks());
  const page = eventPage(model, 'HomePage', modelChecks());
  return [...model.findings, ...(page?.findings ?? [])].filter(({ severity }) => severity !== 'info');
}

/** Every placement that is not inside a hidden grid, and not in the late layer: when that is drawn, and which overlay has its turn, is a matter of time. */
function seenIn(container: HTMLElement): Seen[] {
  return [...container.querySelectorAll<HTMLElement>('[data-placement]')]
    .filter((element) => !element.closest(`.grid[hidden], [data-layer="${LATE_LAYER}"]`))
    .map((element) => ({ id: element.dataset['placement']!, text: ownText(element) }));
}

/** What only the device knows (`data-device`) comes when it has said so: no file decides it. */
const isOwn = (element: HTMLElement): boolean => element.dataset['placement'] === undefined && element.dataset['device'] === undefined;

function ownText(element: HTMLElement): string {
  return [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : node instanceof HTMLElement && isOwn(node) ? ownText(node) : ''))
    .join('')
    .trim();
}
