// Which sessions, presentations, people and companies of an event a caller may know of: only those can be favourites.
import type { Access } from '../access/access.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { FavouriteRowKind } from '../store/people-schema.ts';
import { oncePer } from '../../src/base/once-per.ts';

/** Endpoints whose answer names the things of a kind: where a page that is open shows one of them, they are known. */
const named: Readonly<Record<FavouriteRowKind, readonly string[]>> = {
  session: ['pagSessions', 'pagNowAndNext', 'selectedSessions', 'pagData', 'highlightedSessions'],
  presentation: ['pagSessions', 'selectedSessions', 'pagData', 'pagPresentations', 'pagPresentation', 'highlightedPresentation'],
  // Whoever has favourites is signed in, and gets the rows of companies that are not public, too.
  company: ['companyAccounts', 'companyAccountsV2', 'companyAccount'],
  speaker: ['pagSessions', 'pagNowAndNext', 'selectedSessions', 'pagData', 'highlightedSessions', 'pagAuthors', 'pagAuthorsHighlighted'],
};

type Ids = Readonly<Record<FavouriteRowKind, ReadonlySet<string>>>;

const idsOf = oncePer<PublishedEvent, Ids>(({ programme: { rows }, exhibition }) => ({
  session: new Set(rows.sessions.map(({ Id }) => Id)),
  presentation: new Set(rows.presentations.map(({ Id }) => Id)),
  speaker: new Set(rows.authors.map(({ Id }) => Id)),
  company: new Set(exhibition.rows.companies.map(({ Id }) => Id)),
}));

const nothing: ReadonlySet<string> = new Set();

/** Ids of a kind that the event has and the caller may know. */
export const knownIds = (event: PublishedEvent, access: Pick<Access, 'shows' | 'all'>, kind: FavouriteRowKind): ReadonlySet<string> =>
  access.all || named[kind].some((endpoint) => access.shows(endpoint)) ? idsOf(event)[kind] : nothing;
