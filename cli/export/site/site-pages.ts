// Every address of an event that something leads to: pages of the table, content pages, and each session and person.
import type { PublishedEvent } from '../../../server/published/event.ts';
import { resourcesOf } from '../../../server/published/resources.ts';
import { modelChecks } from '../../../server/published/model-checks.ts';
import { readEvent } from '../../../src/model/event.ts';
import { platformRows } from '../../../src/pages/defaults.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { reachedPages } from '../../../src/pages/reached-pages.ts';
import { neededParams } from '../../../src/pages/table.ts';

/** The value of the parameter of a page. */
const idsOf: Readonly<Record<string, (event: PublishedEvent) => readonly string[]>> = {
  sessionId: ({ programme }) => programme.rows.sessions.map(({ Id }) => Id),
  userId: ({ programme }) => programme.rows.authors.map(({ Id }) => Id),
};

/** The addresses of an event in one language, encoded, without query. */
export function pagesOfEvent(event: PublishedEvent, language: string): string[] {
  const where = { instance: event.instance, event: event.shortName, language };
  const model = readEvent([...platformRows, ...resourcesOf(event, '*', language)], modelChecks());
  return reachedPages(model).flatMap((name) => {
    const params = neededParams(name);
    if (params.length === 0) return [pagePath(name, where)];
    const [param = ''] = params;
    const ids = params.length === 1 && Object.hasOwn(idsOf, param) ? idsOf[param]!(event) : [];
    return ids.map((id) => pagePath(name, where, { [param]: id }));
  });
}
