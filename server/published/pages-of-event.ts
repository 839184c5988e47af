// Every page of an event that something leads to: those of the table, content pages, and one for each single thing, as a session, a person, a company.
import { partsOf } from '../../src/contract/profile-parts.ts';
import { tvSections } from '../../src/contract/tv-sections.ts';
import { readEvent } from '../../src/model/event.ts';
import { platformRows } from '../../src/pages/defaults.ts';
import { reachedPages } from '../../src/pages/reached-pages.ts';
import { neededParams } from '../../src/pages/table.ts';
import { charityOf } from '../charity/published-charity.ts';
import type { PublishedEvent } from './event.ts';
import { hasText } from './abstracts.ts';
import { modelChecks } from './model-checks.ts';
import { resourcesOf } from './resources.ts';

/** A page by its key, with the parameters of its address. */
export type EventPage = { page: string; params: Readonly<Record<string, string>> };

type Params = EventPage['params'];

const named = (param: string, rows: readonly { Id: string }[]): Params[] => rows.map(({ Id }) => ({ [param]: Id }));

/** The parameters of every single thing of an event that has a page, by the key of that page: components that list them lead there, whatever documents say. */
const thingsOf: Readonly<Record<string, (event: PublishedEvent) => readonly Params[]>> = {
  PagSessionDetailPage: ({ programme }) => named('sessionId', programme.rows.sessions),
  PagPresentationDetailPage: ({ programme }) => named('presentationId', programme.rows.presentations),
  PresentationPlayerPage: ({ programme }) => named('presentationId', recorded(programme.rows)),
  PagAbstractDetailPage: ({ programme }) =>
    named('abstractUrl', [...programme.rows.sessions, ...programme.rows.presentations].filter(hasText)),
  PagFacultyDetailPage: ({ programme }) => named('userId', programme.rows.authors),
  ProfilePage: profilesOf,
};

/** Pages of lists to which components lead where there is something to list. */
const lists: readonly (readonly [page: string, isFilled: (event: PublishedEvent) => boolean])[] = [
  ['IndustryLandingListPage', ({ exhibition }) => exhibition.rows.companies.length > 0],
  ['ProductsPage', ({ exhibition }) => exhibition.rows.products.length > 0],
];

/** Presentations with a recording of their own, or a part of that of their session. */
function recorded({ sessions, presentations }: PublishedEvent['programme']['rows']): { Id: string }[] {
  const films = new Set(sessions.flatMap(({ Id, RecordingUrl = '' }) => (RecordingUrl === '' ? [] : [Id])));
  return presentations.filter(({ SessionId, RecordingUrl = '' }) => RecordingUrl !== '' || films.has(SessionId));
}

/** The profile of each company that everybody may know, and its sub-pages that show something. */
function profilesOf({ exhibition, about }: PublishedEvent): Params[] {
  const view = exhibition.inLanguage(about.languages[0] ?? '');
  return view.companies
    .filter(({ isPublic }) => isPublic)
    .flatMap(({ CompanyAccountId: companyAccountId }) => {
      const company = view.detail(companyAccountId);
      const parts = company ? partsOf(company, false) : [];
      return parts.map((part): Params => (part === '' ? { companyAccountId } : { companyAccountId, page: part }));
    });
}

/** The pages of an event; its texts, which may link to some, are read in one language. */
export function pagesOfEvent(event: PublishedEvent, language: string): EventPage[] {
  const model = readEvent([...platformRows, ...resourcesOf(event, '*', language)], modelChecks());
  const pages = new Set([
    ...reachedPages(model),
    ...lists.flatMap(([page, isFilled]) => (isFilled(event) ? [page] : [])),
    ...Object.keys(thingsOf),
  ]);
  return [...pages].sort().flatMap((page): EventPage[] => {
    // The list of jobs, and a page of each.
    if (page === 'jobs') return [{}, ...named('jobsId', event.editorial.rows.jobs)].map((params) => ({ page, params }));
    if (page === 'charity') return [{}, ...named('id', [...charityOf(event).projects.values()])].map((params) => ({ page, params }));
    if (page === 'TvPage') return [{}, ...tvSections.map((section) => ({ section }))].map((params) => ({ page, params }));
    const things = Object.hasOwn(thingsOf, page) ? thingsOf[page]!(event) : neededParams(page).length > 0 ? [] : [{}];
    return things.map((params) => ({ page, params }));
  });
}
