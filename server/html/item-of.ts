// Whether the single thing an address names is there: a session, person, presentation, abstract, company, project, position. A page about nothing is no page (A §2).
import type { Address } from '../../src/pages/match.ts';
import type { Access } from '../access/access.ts';
import { charityOf } from '../charity/published-charity.ts';
import { namedAbstract } from '../published/abstracts.ts';
import { companiesOf } from '../published/companies.ts';
import type { PublishedEvent } from '../published/event.ts';
import { apiBase } from './services.ts';

/** A kind of single thing: the parameter that names it, whether the event has it, and whether its page is open to somebody. */
type Item = {
  param: string;
  /** Set where the page shows all of them without it. */
  isOptional?: true;
  has: (event: PublishedEvent, id: string) => boolean;
  isOpen: (access: Access, id: string) => boolean;
};

const hasPresentation: Item['has'] = ({ programme }, id) => programme.rows.presentations.some((row) => row.Id === id);
const company: Item = {
  param: 'companyAccountId',
  has: (event, id) => companiesOf(event).has(id),
  isOpen: ({ profile }, id) => profile(id),
};

/** Pages of single things by page key. */
const items: ReadonlyMap<string, Item> = new Map([
  [
    'PagSessionDetailPage',
    {
      param: 'sessionId',
      has: ({ programme }, id) => programme.rows.sessions.some((row) => row.Id === id),
      isOpen: ({ allowed }, id) => allowed.reads('session', id),
    },
  ],
  [
    'PagFacultyDetailPage',
    {
      param: 'userId',
      has: ({ programme }, id) => programme.rows.authors.some((row) => row.Id === id),
      isOpen: ({ allowed }, id) => allowed.reads('person', id),
    },
  ],
  [
    'PagPresentationDetailPage',
    { param: 'presentationId', has: hasPresentation, isOpen: ({ allowed }, id) => allowed.reads('presentation', id) },
  ],
  ['PresentationPlayerPage', { param: 'presentationId', has: hasPresentation, isOpen: ({ page }) => page('PresentationPlayerPage') }],
  [
    'PagAbstractDetailPage',
    {
      param: 'abstractUrl',
      has: ({ programme }, name) => namedAbstract(programme.rows, name) !== undefined,
      isOpen: ({ allowed }, id) => allowed.reads('abstract', id),
    },
  ],
  ['ProfilePage', company],
  ['IndustryLandingPageProfile', company],
  [
    'charity',
    { param: 'id', isOptional: true, has: (event, id) => charityOf(event).projects.has(id), isOpen: ({ page }) => page('charity') },
  ],
  [
    'jobs',
    {
      param: 'jobsId',
      isOptional: true,
      has: ({ editorial }, id) => editorial.rows.jobs.some(({ Id }) => Id === id),
      isOpen: ({ page }) => page('jobs'),
    },
  ],
] satisfies readonly [page: string, item: Item][]);

/**
 * Whether the address names nothing, or something that is there. What another API serves is not known here and counts as there; so
 * does every item whose page is closed to the caller: guards answer, and the event is not revealed.
 */
export function isItemThere(event: PublishedEvent, { page, params }: Pick<Address, 'page' | 'params'>, access: Access): boolean {
  const item = items.get(page);
  if (!item || apiBase(event.instanceDocument) !== '') return true;
  const id = params[item.param] ?? '';
  if (id === '' && item.isOptional) return true;
  return !item.isOpen(access, id) || item.has(event, id);
}
