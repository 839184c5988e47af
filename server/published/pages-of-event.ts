// Every page of an event that something leads to: those of the table, content pages, and one for each session, presentation, abstract and person.
import { tvSections } from '../../src/contract/tv-sections.ts';
import { readEvent } from '../../src/model/event.ts';
import { platformRows } from '../../src/pages/defaults.ts';
import { reachedPages } from '../../src/pages/reached-pages.ts';
import { neededParams } from '../../src/pages/table.ts';
import type { PublishedEvent } from './event.ts';
import { hasText } from './abstracts.ts';
import { modelChecks } from './model-checks.ts';
import { resourcesOf } from './resources.ts';

/** A page by its key, with the parameters of its address. */
export type EventPage = { page: string; params: Readonly<Record<string, string>> };

/** The value of the parameter of a page. */
const idsOf: Readonly<Record<string, (event: PublishedEvent) => readonly string[]>> = {
  sessionId: ({ programme }) => programme.rows.sessions.map(({ Id }) => Id),
  presentationId: ({ programme }) => programme.rows.presentations.map(({ Id }) => Id),
  abstractUrl: ({ programme }) => [...programme.rows.sessions, ...programme.rows.presentations].filter(hasText).map(({ Id }) => Id),
  userId: ({ programme }) => programme.rows.authors.map(({ Id }) => Id),
};

/** The pages of an event; its texts, which may link to some, are read in one language. */
export function pagesOfEvent(event: PublishedEvent, language: string): EventPage[] {
  const model = readEvent([...platformRows, ...resourcesOf(event, '*', language)], modelChecks());
  return reachedPages(model).flatMap((page) => {
    const params = neededParams(page);
    // The list of jobs, and a page of each.
    if (page === 'jobs') return [{ page, params: {} }, ...event.editorial.rows.jobs.map(({ Id }) => ({ page, params: { jobsId: Id } }))];
    if (page === 'TvPage') return [{ page, params: {} }, ...tvSections.map((section) => ({ page, params: { section } }))];
    if (params.length === 0) return [{ page, params: {} }];
    const [param = ''] = params;
    const ids = params.length === 1 && Object.hasOwn(idsOf, param) ? idsOf[param]!(event) : [];
    return ids.map((id) => ({ page, params: { [param]: id } }));
  });
}
