// The configuration of one event as the runtime holds it: checked documents, raw pages, layer visibility and texts.
import type { ResourceRow } from '../contract/core.ts';
import type { Check } from './check.ts';
import { problemFinding, problemsOf } from './document-problems.ts';
import { documentsOfRows, parseRow, type RawDocument, rowSource, withoutMark } from './documents-of-rows.ts';
import { type Finding, finding } from './finding.ts';
import { type Layer, layers, visibilitySet } from './layers.ts';
import { pointerPath, type Source } from './source.ts';

/** Documents of an event that have a check of their own (pages and grids are checked node by node). */
export const checkedDocuments = ['app', 'header', 'header-model', 'footer-model', 'theme', 'access', 'carousel', 'messages'] as const;
export type CheckedDocument = (typeof checkedDocuments)[number];

/** What the layer visibility resource writes of a placement or component. */
export type WrittenVisibility = {
  visible: boolean;
  startTime: string | null;
  endTime: string | null;
  containers: readonly ('browser' | 'app' | 'terminal')[];
  source: Source;
};

/** Texts of an event by `set.key`, plural forms as `set.key_one`; `language` is the one it is written in, empty where unknown. */
export type EventTexts = ReadonlyMap<string, { text: string; language: string }>;

export type EventModel = {
  /** Checked documents with their defaults filled in; a key that did not fit has its default. */
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Raw pages by name, and the footer grids, for `buildPage`. */
  raw: ReadonlyMap<string, RawDocument>;
  /** Names of documents with a row that could not be read at all, whatever lies below it. */
  unreadable: ReadonlySet<string>;
  visibility: Readonly<Partial<Record<Layer, ReadonlyMap<string, WrittenVisibility>>>>;
  texts: EventTexts;
  findings: readonly Finding[];
};

/** The model as its reader gets it: pages of the platform are added while it is in use, because policies and checked documents are cached by the object. */
export type GrowingModel = EventModel & { raw: Map<string, RawDocument> };

/** Checks by document; one that is missing leaves its document out (the visitor's app takes only what its screens use). */
export type EventChecks = Partial<Record<CheckedDocument, Check>> & { visibilityEntry: Check };

/** Reads all rows of an event, in one language; `texts` are those of the rows. Never throws: what cannot be used is a finding and has its default. */
export function readEvent(rows: readonly ResourceRow[], checks: EventChecks, texts = textsOfRows(rows)): GrowingModel {
  const findings: Finding[] = [];
  const unreadable = new Set<string>();
  const raw = documentsOfRows(rows, findings, unreadable);
  const documents: Record<string, Record<string, unknown>> = {};
  for (const kind of checkedDocuments) {
    const check = checks[kind];
    if (check) documents[kind] = checkDocument(raw.get(kind), kind, check, findings);
  }
  return {
    documents,
    raw,
    unreadable,
    visibility: readVisibility(rows, checks.visibilityEntry, findings),
    texts,
    findings,
  };
}

/** Checks a document key by key: a key that does not fit is left out, so that it has its default. */
export function checkDocument(document: RawDocument | undefined, kind: string, check: Check, findings: Finding[]): Record<string, unknown> {
  const value = structuredClone(document?.value ?? {});
  for (let round = 0; round < 2; round++) {
    if (check(value)) return value;
    for (const problem of problemsOf(check)) {
      const [key] = pointerPath(problem.instancePath);
      const extra = problem.params['missingProperty'];
      const top = key ?? (typeof extra === 'string' ? extra : '');
      const place = document?.sources[top] ?? { file: kind, pointer: '' };
      // The pointer of the source already ends at the top key.
      const inner = {
        ...problem,
        instancePath:
          key === undefined
            ? ''
            : problem.instancePath.slice(
                problem.instancePath.indexOf('/', 1) < 0 ? problem.instancePath.length : problem.instancePath.indexOf('/', 1),
              ),
      };
      findings.push(problemFinding(inner, place));
      if (key !== undefined) delete value[key];
    }
  }
  // What still fails lacks something that has no default: the document counts as empty.
  const empty: Record<string, unknown> = {};
  check(empty);
  return empty;
}

function readVisibility(rows: readonly ResourceRow[], check: Check, findings: Finding[]): EventModel['visibility'] {
  const byLayer: Partial<Record<Layer, Map<string, WrittenVisibility>>> = {};
  for (const layer of layers) {
    const set = visibilitySet(layer);
    for (const row of rows) {
      if (row.setname !== set) continue;
      const entry = readEntry(row, check, findings);
      if (entry) (byLayer[layer] ??= new Map()).set(row.resourcename, entry);
    }
  }
  return byLayer;
}

/** An entry that cannot be read hides what it names: better one placement too few than one too many. */
function readEntry(row: ResourceRow, check: Check, findings: Finding[]): WrittenVisibility | undefined {
  const source = rowSource(row);
  const closed: WrittenVisibility = { visible: false, startTime: null, endTime: null, containers: ['browser', 'app', 'terminal'], source };
  if (row.resourcename === '') {
    findings.push(finding('wrong-type', 'error', source, 'components must be an object of placement ids and component names'));
    return undefined;
  }
  const text = row.resourcevalue.trim();
  if (text === 'true' || text === 'false') return { ...closed, visible: text === 'true' };
  const value = parseRow(row, findings);
  if (!value) return closed;
  if (check(value)) return { ...closed, visible: true, ...value, source };
  findings.push(...problemsOf(check).map((problem) => problemFinding(problem, source)));
  return closed;
}

const wholeSets = new Set<string>(['config_json', 'theme', ...layers.map(visibilitySet)]);

/** The texts among the rows of an event; of two with one key the later counts. */
export function textsOfRows(rows: readonly ResourceRow[]): EventTexts {
  const texts = new Map<string, { text: string; language: string }>();
  for (const { setname, resourcename, resourcevalue, language = '' } of rows) {
    if (wholeSets.has(setname) || resourcename === '') continue;
    texts.set(`${setname}.${resourcename}`, { text: withoutMark(resourcevalue), language });
  }
  return texts;
}
