// The page an address leads to, as the app will build it: which placements a visitor sees first, and what the page is called.
import { buildPage } from '../../src/model/build-page.ts';
import { type EventModel, readEvent } from '../../src/model/event.ts';
import type { PageModel } from '../../src/model/page.ts';
import { localise } from '../../src/i18n/localise.ts';
import { platformRows } from '../../src/pages/defaults.ts';
import type { Address } from '../../src/pages/match.ts';
import { EVERY_PAGE, isBehindPages } from '../../src/pages/table.ts';
import { visitorContext } from '../../src/rules/context.ts';
import { rulesOf } from '../../src/rules/placement-rules.ts';
import { placementVisibility } from '../../src/rules/visibility.ts';
import type { PublishedEvent } from '../published/event.ts';
import { resourcesOf } from '../published/resources.ts';
import { modelChecks } from '../published/model-checks.ts';
import type { FirstPage, PageOf } from './first-view.ts';

/** An event's model in one language with the pages built from it so far. */
type Models = { model: EventModel; pages: Map<string, PageModel> };

/** Makes the function; models are built when first needed, then kept as long as the version is. */
export function createPageOf(): PageOf {
  const byEvent = new WeakMap<PublishedEvent, Map<string, Models>>();
  const modelsOf = (event: PublishedEvent, language: string): Models => {
    const byLanguage = byEvent.get(event) ?? new Map<string, Models>();
    byEvent.set(event, byLanguage);
    let models = byLanguage.get(language);
    if (!models) {
      models = { model: readEvent([...platformRows, ...resourcesOf(event, '*', language)], modelChecks()), pages: new Map() };
      byLanguage.set(language, models);
    }
    return models;
  };
  return (address, event, now) => {
    const { model, pages } = modelsOf(event, address.language);
    const own = isBehindPages(address.page) ? undefined : model.raw.get(`pages/${address.page}`);
    if (!own) return undefined;
    let page = pages.get(address.page);
    if (!page) {
      const behind = [model.raw.get('footer'), model.raw.get(`pages/${EVERY_PAGE}`)].filter((document) => document !== undefined);
      pages.set(address.page, (page = buildPage(address.page, [own, ...behind], modelChecks())));
    }
    return firstPageOf(page, model, address, event, now);
  };
}

function firstPageOf(page: PageModel, model: EventModel, address: Address, event: PublishedEvent, now: number): FirstPage {
  const context = visitorContext({ ...address }, { now, timeZone: event.timeZone });
  const components: FirstPage['components'][number][] = [];
  const visit = (id: string): void => {
    const node = page.nodes.get(id);
    if (!node || node.broken || placementVisibility(rulesOf(node, model.visibility, event.timeZone), context).outcome === 'hide') return;
    components.push({ name: node.name, schemaVersion: node.schemaVersion, props: node.props });
    for (const children of Object.values(node.slots)) children.forEach(visit);
  };
  for (const grids of Object.values(page.layers)) for (const grid of grids) if (!grid.draft) grid.placements.forEach(visit);
  return {
    title: localise(page.title, { language: address.language, eventLanguages: event.about.languages }, model.texts),
    description: event.text(event.about.subtitle, address.language),
    components,
  };
}
