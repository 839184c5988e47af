// Every address of an event that shows a page: pages of the table, content pages, and each session and person.
import type { PublishedEvent } from '../../../server/published/event.ts';
import { resourcesOf } from '../../../server/published/resources.ts';
import { platformRows } from '../../../src/pages/defaults.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { isBehindPages, pageTable } from '../../../src/pages/table.ts';

/** What the parameter of a page stands for. */
const idsOf: Readonly<Record<string, (event: PublishedEvent) => readonly string[]>> = {
  sessionId: ({ programme }) => programme.rows.sessions.map(({ Id }) => Id),
  userId: ({ programme }) => programme.rows.authors.map(({ Id }) => Id),
};

/** The addresses of an event in one language, encoded, without query. */
export function pagesOfEvent(event: PublishedEvent, language: string): string[] {
  const where = { instance: event.instance, event: event.shortName, language };
  const rows = [...platformRows, ...resourcesOf(event, 'config_json', language)];
  const names = new Set(rows.flatMap(({ resourcename }) => (resourcename.startsWith('pages/') ? [resourcename.slice(6)] : [])));
  return [...names]
    .filter((name) => !isBehindPages(name))
    .flatMap((name) => {
      const params = paramsOf(name);
      if (params.length === 0) return [pagePath(name, where)];
      const [param = ''] = params;
      const ids = params.length === 1 && Object.hasOwn(idsOf, param) ? idsOf[param]!(event) : [];
      return ids.map((id) => pagePath(name, where, { [param]: id }));
    });
}

/** The page's own parameters by the table; a content page has none. */
const paramsOf = (name: string): string[] =>
  (pageTable.find(({ page }) => page === name)?.paths[0]?.match(/:\w+/g) ?? [])
    .map((param) => param.slice(1))
    .filter((param) => !['instance', 'event', 'language'].includes(param));
