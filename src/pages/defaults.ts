// The page documents that come with the platform, and its own words, as resource rows below those of instance and event.
import type { ResourceRow } from '../contract/core.ts';
import everyPage from './defaults/EveryPage.json' with { type: 'json' };
import home from './defaults/HomePage.json' with { type: 'json' };
import notFound from './defaults/NotFoundPage.json' with { type: 'json' };
import person from './defaults/PagFacultyDetailPage.json' with { type: 'json' };
import search from './defaults/PagSearchPage.json' with { type: 'json' };
import session from './defaults/PagSessionDetailPage.json' with { type: 'json' };
import programme from './defaults/ProgramLandingPage.json' with { type: 'json' };

const documents = [everyPage, home, notFound, person, search, session, programme];

/** English names of the platform's pages; the texts `pages.<key>` of an event replace them. */
const names: Readonly<Record<string, string>> = {
  home: 'Home',
  programme: 'Programme',
  programmeSearch: 'Programme',
  session: 'Session',
  person: 'Person',
};

/** Rows of the platform; put them before the rows of the event. */
export const platformRows: readonly ResourceRow[] = [
  ...documents.map((document) => ({
    setname: 'config_json',
    resourcename: `pages/${document.page}`,
    resourcevalue: JSON.stringify(document),
    source: { file: `src/pages/defaults/${document.page}.json`, pointer: '', line: 1, column: 1 },
  })),
  ...Object.entries(names).map(([key, name]) => ({ setname: 'pages', resourcename: key, resourcevalue: name, language: 'en-GB' })),
];
