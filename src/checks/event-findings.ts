// Everything wrong with one event: its documents, pages, visibility, texts and rows, each looked at once.
import { isTimeZone } from '../clock/zone.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import type { PageModel } from '../model/page.ts';
import { below, type Source } from '../model/source.ts';
import { type ContentMode, readContentModes } from '../rules/content-mode.ts';
import { menuFindings, objectFindings } from './accessibility.ts';
import { callFindings } from './calls.ts';
import { charityFindings } from './charity.ts';
import { messagesFindings } from './messages.ts';
import { registrationFindings } from './registration.ts';
import { displayFindings } from './content-modes.ts';
import { areaFindings } from './areas.ts';
import { brokenFindings } from './broken.ts';
import { colourFindings } from './colours.ts';
import { motifFindings } from './motif.ts';
import { componentOf, currentProps, placementFindings } from './components.ts';
import { documentShape } from './document-shapes.ts';
import { entryFindings } from './entries.ts';
import type { EventContext } from './event-context.ts';
import { htmlFindings, mayBeHtml } from './html.ts';
import { emptyGridFindings, pageWithoutWayFindings } from './unused.ts';
import { addressFindings, mayBeAddress, routeFindings, textKeyFindings } from './links.ts';
import { suggest } from './suggest.ts';
import { pageFrameFindings } from './page-frame.ts';
import { pageNameFindings } from './page-names.ts';
import { containerFindings } from './open-by-container.ts';
import { meetingFindings } from './meetings.ts';
import { policyFindings } from './policies.ts';
import { reachOf } from './reach.ts';
import { labelFindings } from './labels.ts';
import { rowsFindings } from './rows.ts';
import { settingFindings } from './settings.ts';
import { shownFindings } from './shows-nothing.ts';
import { surveyFindings } from './surveys.ts';
import { setFiles, textSetFindings } from './text-sets.ts';
import { collectTranslations, type Translations } from './translations.ts';
import { type Visitor, walkValues } from './walk-values.ts';
import { shownFor, windowFindings, windowKeys } from './windows.ts';
import { timeFindings } from './written-time.ts';

/** Findings of an event, its instance's documents included. `values` holds the readable files, parsed, by path. */
export function eventFindings(context: EventContext, values: ReadonlyMap<string, unknown>): Finding[] {
  const { model, documents, pages, languages, parts } = context;
  const app: Source = model.raw.get('app')?.sources['event'] ?? {
    file: `${context.folder.instance}/${context.folder.event}/app.json`,
    pointer: '',
  };
  const languagesAt = below(app, 'languages');
  const translations = collectTranslations(languages, languagesAt);
  const found = [
    ...model.findings,
    ...documents.flatMap((document, index) => pageFindings(document, pages[index]!, context, translations, values)),
    ...documentFindings(context, translations),
    ...zoneFindings(context, app),
    ...settingFindings(context),
    ...shownFindings(context),
    ...surveyFindings(context),
    ...charityFindings(context),
    ...messagesFindings(context),
    ...registrationFindings(context),
    ...callFindings(context),
    ...labelFindings(context),
    ...entryFindings(context),
    ...policyFindings(context),
    ...containerFindings(context),
    ...rowsFindings(context, translations),
    ...meetingFindings(context, accessKeys(context)),
    ...textSetFindings(
      setFiles(context.files, values),
      languages,
      parts.platformTexts ?? {},
      textsInUse(context),
      translations,
      languagesAt,
    ),
    ...motifFindings(model),
    ...(parts.colours ? colourFindings(model, parts.colours) : []),
    ...emptyGridFindings(context),
  ];
  return [...found, ...translations.findings(), ...pageWithoutWayFindings(context)];
}

function pageFindings(
  document: RawDocument,
  page: PageModel,
  context: EventContext,
  translations: Translations,
  values: ReadonlyMap<string, unknown>,
): Finding[] {
  const { parts, model, days } = context;
  const here = document.kind === 'page' ? page.page : '';
  const { reach, findings } = reachOf(page, {
    visibility: model.visibility,
    zone: days.zone,
    accessKeys: accessKeys(context),
    contentModes: modesOf(context),
  });
  const found = [
    ...(document.kind === 'page' ? pageFrameFindings(document, page.page, parts.checks) : []),
    ...renamed(page),
    ...brokenFindings(page, values, parts.checks.placementFrame, parts.components),
    ...placementFindings(page, parts.components),
    ...findings,
    ...areaFindings(page, reach),
  ];
  const visitor = visitorOf(here, context, translations, found);
  const title = document.sources['title'];
  if (title) walkValues(document.value['title'], documentShape('page')?.properties.get('title'), title, visitor);
  for (const grids of Object.values(page.layers))
    for (const { label, source } of grids)
      walkValues(label, documentShape('page')?.properties.get('title'), below(source, 'label'), visitor);
  for (const node of page.nodes.values()) {
    const { startTime: start, endTime: end } = node.rules;
    found.push(
      ...windowFindings({ start, end, startAt: below(node.source, 'startTime'), endAt: below(node.source, 'endTime') }, days, shownFor),
    );
    const component = componentOf(node.name, parts.components);
    try {
      walkValues(component ? currentProps(node, component) : node.props, component?.shape, below(node.source, 'props'), visitor);
    } catch {
      // A migration that fails is reported where props are checked.
    }
  }
  return found;
}

/** Findings of building the page. An id used twice gets the name under which the runtime keeps the second placement, so that nothing else changes. */
function renamed({ nodes, findings }: PageModel): Finding[] {
  if (!findings.some(({ code }) => code === 'duplicate-id')) return [...findings];
  const ids = new Map([...nodes.values()].map(({ id, source }) => [`${source.file} ${source.pointer}/id`, id]));
  return findings.map((found) => {
    const id = found.code === 'duplicate-id' ? ids.get(`${found.file} ${found.pointer}`) : undefined;
    return id === undefined ? found : fixable({ ...found, suggestion: id }, { pointer: found.pointer, set: id });
  });
}

const modesOf = ({ model, days }: EventContext): readonly ContentMode[] => readContentModes(model.raw.get('app')?.value, days.zone);

/** Identifiers of the Key policies, which placements name under `access`. */
function accessKeys({ model }: EventContext): ReadonlySet<string> {
  type Policies = readonly { Type: string; Identifier: string | readonly string[] }[];
  const { policies = [], groups = {} } = (model.documents['access'] ?? {}) as { policies?: Policies; groups?: Record<string, Policies> };
  return new Set([policies, ...Object.values(groups)].flat().flatMap(({ Type, Identifier }) => (Type === 'Key' ? Identifier : [])));
}

/** What is looked for in every value of a page or document; findings are added to `found`. */
function visitorOf(page: string, context: EventContext, translations: Translations, found: Finding[]): Visitor {
  const { targets, days } = context;
  const modes = modesOf(context).map(({ name }) => name);
  return {
    string: (text, role, at) => {
      if (role === 'page') found.push(...pageNameFindings(text, at(), targets));
      else if (role === 'time' && text !== '') found.push(...timeFindings(text, at(), days.zone, 'warning'));
      else if (mayBeAddress(text, role)) found.push(...addressFindings(text, role, at(), page, targets));
      if (mayBeHtml(text)) found.push(...htmlFindings(text, at(), page, targets));
    },
    name: (name, role, at) => {
      if (role === 'page') found.push(...pageNameFindings(name, at(), targets, 'rename'));
    },
    text: (text, at) => {
      if (typeof text['key'] === 'string') found.push(...textKeyFindings(text['key'], at(), targets));
      else translations.inDocument(text, at);
    },
    object: (value, shape, at) => {
      found.push(...objectFindings(value, shape, at), ...menuFindings(value, shape, at));
      if (shape.name === 'MenuItem') found.push(...displayFindings(value['display'], at(), modes));
      if (shape.properties.has('params') && typeof value['page'] === 'string') found.push(...routeFindings(value, at(), targets));
      for (const { start, end, use } of windowKeys) {
        if (!value[start] && !value[end]) continue;
        const place = at();
        found.push(
          ...windowFindings({ start: value[start], end: value[end], startAt: below(place, start), endAt: below(place, end) }, days, use),
        );
      }
    },
  };
}

/** Documents that are no pages: app, header, footer model, theme, carousel, charity, advertisements. */
function documentFindings(context: EventContext, translations: Translations): Finding[] {
  const found: Finding[] = [];
  const visitor = visitorOf('', context, translations, found);
  for (const { kind, value, sources } of context.model.raw.values()) {
    const shape = documentShape(kind);
    if (!shape || kind === 'page' || kind === 'footer') continue;
    const first = Object.values(sources)[0];
    // The document itself is an object like those inside it; its keys may come from two files.
    if (first) visitor.object?.(value, shape, () => ({ file: first.file, pointer: '' }));
    for (const [key, part] of Object.entries(value)) {
      const source = sources[key];
      if (source) walkValues(part, shape.properties.get(key) ?? shape.values, source, visitor);
    }
  }
  return found;
}

function zoneFindings({ days, model }: EventContext, app: Source): Finding[] {
  if (isTimeZone(days.zone) || !model.raw.has('app')) return [];
  const message = `there is no time zone ${days.zone}; every time of the event would be read as UTC`;
  const { word } = suggest(days.zone, Intl.supportedValuesOf('timeZone'));
  return [finding('unknown-time-zone', 'error', below(app, 'timeZone'), message, word)];
}

/** Whether an event shows a text of the platform: those of components on its pages, and names of pages. */
function textsInUse({ pages }: EventContext): (key: string) => boolean {
  const scopes = new Set(pages.flatMap(({ nodes }) => [...nodes.values()].map(({ name }) => name.replace('/', '.'))));
  return (key) => scopes.has(key.split('.', 2).join('.'));
}
