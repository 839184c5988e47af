// Which companies and profiles of a version are open to somebody: those that are public or signed in for, and no policy closes.
import type { EventAccess } from '../../src/access/event-access.ts';
import { type ClosablePart, ownParts, ownProfiles, PROFILE_PAGE, profilePages, subPages } from '../../src/access/exhibition-access.ts';
import type { PageAccess } from '../../src/access/page-access.ts';
import type { Context } from '../../src/rules/context.ts';
import type { Permission } from '../../src/rules/verdict.ts';
import type { PublishedEvent } from '../published/event.ts';

/** What of an exhibition is open. */
export type OpenExhibition = {
  /** False where all companies are public: then nothing depends on it. */
  signedIn: boolean;
  /** Companies whose profile is not published (state 1): open to their own users alone. */
  unpublished: ReadonlySet<string>;
  isOpen: (company: string) => boolean;
  /** Whether a sub-page is, where its profile is. */
  isPartOpen: (company: string, part: ClosablePart) => boolean;
  /** All of this that answers depend on, in a fixed order. */
  bits: readonly boolean[];
};

/** Decides it; a profile that is not decided by itself is as open as any other. */
export function openExhibition(
  event: PublishedEvent,
  asked: EventAccess,
  pages: PageAccess,
  { user }: Context['who'],
  isAllowed: (permission: Permission) => boolean,
): OpenExhibition {
  const { companies } = event.exhibition.rows;
  const page = profilePages(asked, pages);
  const own = ownProfiles(asked);
  const named = companies.map(({ Id }) => Id).filter((id) => own.has(id));
  const opened = new Map(named.map((id) => [id, isAllowed(page(id))]));
  const subPage = subPages(asked, pages);
  const parts = new Map(ownParts(asked).map(({ company, part }) => [`${company} ${part}`, isAllowed(subPage(company, part))]));
  const isAnyOpen = companies.length === 0 || isAllowed(pages(PROFILE_PAGE));
  const signedIn = Boolean(user) && companies.some(({ isPublic = true }) => !isPublic);
  return {
    signedIn,
    unpublished: new Set(companies.filter(({ PublicationState }) => PublicationState === 1).map(({ Id }) => Id)),
    isOpen: (company) => opened.get(company) ?? isAnyOpen,
    isPartOpen: (company, part) => parts.get(`${company} ${part}`) ?? true,
    bits: [signedIn, isAnyOpen, ...opened.values(), ...parts.values()],
  };
}
