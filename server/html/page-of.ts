// The page an address leads to, as the app will build it: which placements a visitor sees first, and what the page is called.
import { oncePer } from '../../src/base/once-per.ts';
import { type EventModel, readEvent } from '../../src/model/event.ts';
import { LATE_LAYER } from '../../src/model/layers.ts';
import type { PageModel } from '../../src/model/page.ts';
import { pageName } from '../../src/i18n/page-name.ts';
import { platformRows } from '../../src/pages/defaults.ts';
import { guardRequestOf } from '../../src/pages/guard-request.ts';
import { type Address, pagePath } from '../../src/pages/match.ts';
import { eventPage } from '../../src/pages/event-page.ts';
import { isBehindPages, NOT_FOUND_PAGE } from '../../src/pages/table.ts';
import { visitorContext } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { decideRoute } from '../../src/rules/guards/decide-route.ts';
import { laterVisit, makeVisit } from '../../src/rules/guards/make-visit.ts';
import { rulesOf } from '../../src/rules/placement-rules.ts';
import { decidePlacement } from '../../src/rules/shown.ts';
import type { PublishedEvent } from '../published/event.ts';
import { resourcesOf } from '../published/resources.ts';
import { modelChecks } from '../published/model-checks.ts';
import type { FirstPage, PageOf } from './first-view.ts';
import { daysAndPlace } from './when-and-where.ts';

/** An event's model in one language with the pages built from it so far. */
type Models = { model: EventModel; pages: Map<string, PageModel> };

/** Creates the function; models are built when first needed, then kept as long as the version is. */
export function createPageOf(): PageOf {
  const byLanguageOf = oncePer<PublishedEvent, Map<string, Models>>(() => new Map());
  const modelsOf = (event: PublishedEvent, language: string): Models => {
    const byLanguage = byLanguageOf(event);
    let models = byLanguage.get(language);
    if (!models) {
      models = {
        model: readEvent([...platformRows, ...resourcesOf(event, '*', language)], modelChecks()),
        pages: new Map(),
      };
      byLanguage.set(language, models);
    }
    return models;
  };
  const pageAt = (address: Address, { model, pages }: Models): PageModel | undefined => {
    const page = pages.get(address.page) ?? eventPage(model, address.page, modelChecks());
    if (page) pages.set(address.page, page);
    return page;
  };
  return (asked, event, now) => {
    const models = modelsOf(event, asked.language);
    const { model } = models;
    const address = model.raw.has(`pages/${asked.page}`) ? whereGuardsLead(asked, model, event, now) : asked;
    const page = isBehindPages(address.page) ? undefined : pageAt(address, models);
    if (page) return firstPageOf(page, model, address, event, now);
    const missing = { ...asked, page: NOT_FOUND_PAGE };
    const instead = pageAt(missing, models);
    return instead && { ...firstPageOf(instead, model, missing, event, now), isMissing: true };
  };
}

/** More redirects than these no guards make. */
const MOST_REDIRECTS = 4;

/** Where an anonymous visitor ends up: the data of that page are worth prefetching, those of the address are not. */
function whereGuardsLead(asked: Address, model: EventModel, event: PublishedEvent, now: number): Address {
  let address = asked;
  for (let left = MOST_REDIRECTS; left > 0; left--) {
    const { to } = decideRoute(
      makeVisit({
        model,
        dates: { start: event.about.startDate, end: event.about.endDate },
        asked: guardRequestOf(address),
        context: visitorContext({ ...address }, { now, timeZone: event.timeZone }),
        address: pagePath(address.page, address, address.params),
        known: laterVisit,
      }),
    );
    // A page shown in place of another, or in a dialog, counts as their final page too.
    if (!to || to.page === address.page) return address;
    const { page, params } = to;
    address = { page, params, instance: asked.instance, event: asked.event, language: asked.language };
  }
  return asked;
}

function firstPageOf(page: PageModel, model: EventModel, address: Address, event: PublishedEvent, now: number): FirstPage {
  const context = visitorContext({ ...address }, { now, timeZone: event.timeZone });
  const rules = eventRules(model, event.timeZone);
  const components: FirstPage['components'][number][] = [];
  const visit = (id: string): string[] => {
    const node = page.nodes.get(id);
    if (
      !node ||
      node.broken ||
      node.layer === LATE_LAYER ||
      decidePlacement(rulesOf(node, rules, event.timeZone), context).outcome === 'hide'
    )
      return [];
    const { name, schemaVersion, props, slots } = node;
    const place = components.length;
    const below = Object.values(slots).flatMap((children) => children.flatMap(visit));
    components.splice(place, 0, { name, schemaVersion, props, ...(below.length > 0 && { below }) });
    return [name, ...below];
  };
  for (const grids of Object.values(page.layers)) for (const grid of grids) if (!grid.draft) grid.placements.forEach(visit);
  return {
    key: address.page,
    title: pageName(page.page, page.title, model, { language: address.language, eventLanguages: event.about.languages }) || page.page,
    description: event.text(event.about.subtitle, address.language) || daysAndPlace(event, address.language),
    components,
  };
}
