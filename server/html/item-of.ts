// Whether the single thing an address names is there: a session, person, presentation, abstract, position. A page about nothing is no page (A §2).
import type { Address } from '../../src/pages/match.ts';
import type { Access } from '../access/access.ts';
import { namedAbstract } from '../published/abstracts.ts';
import type { PublishedEvent } from '../published/event.ts';
import { apiBase } from './services.ts';

type Rows = PublishedEvent['programme']['rows'];

const hasSession = ({ sessions }: Rows, id: string): boolean => sessions.some((row) => row.Id === id);
const hasPerson = ({ authors }: Rows, id: string): boolean => authors.some((row) => row.Id === id);
const hasPresentation = ({ presentations }: Rows, id: string): boolean => presentations.some((row) => row.Id === id);
const hasAbstract = (rows: Rows, name: string): boolean => namedAbstract(rows, name) !== undefined;

/** A single thing of the programme: the parameter that names it, whether the programme has it, and whether its page is open to somebody. */
type Item = { param: string; has: (rows: Rows, id: string) => boolean; isOpen: (access: Access, id: string) => boolean };

/** Pages of single things by page key. */
const items: Readonly<Record<string, Item>> = {
  PagSessionDetailPage: { param: 'sessionId', has: hasSession, isOpen: ({ allowed }, id) => allowed.reads('session', id) },
  PagFacultyDetailPage: { param: 'userId', has: hasPerson, isOpen: ({ allowed }, id) => allowed.reads('person', id) },
  PagPresentationDetailPage: {
    param: 'presentationId',
    has: hasPresentation,
    isOpen: ({ allowed }, id) => allowed.reads('presentation', id),
  },
  PresentationPlayerPage: { param: 'presentationId', has: hasPresentation, isOpen: ({ page }) => page('PresentationPlayerPage') },
  PagAbstractDetailPage: { param: 'abstractUrl', has: hasAbstract, isOpen: ({ allowed }, id) => allowed.reads('abstract', id) },
};

/**
 * Whether the address names nothing, or something that is there. What another API serves is not known here and counts as there; so
 * does every item whose page is closed to the caller: guards answer, and the programme is not revealed.
 */
export function isItemThere(
  { programme, editorial, instanceDocument }: PublishedEvent,
  { page, params }: Address,
  access: Access,
): boolean {
  if (page === 'jobs' && params['jobsId'] && apiBase(instanceDocument) === '')
    return !access.page('jobs') || editorial.rows.jobs.some(({ Id }) => Id === params['jobsId']);
  const item = Object.hasOwn(items, page) ? items[page] : undefined;
  if (!item || apiBase(instanceDocument) !== '') return true;
  const id = params[item.param] ?? '';
  return !item.isOpen(access, id) || item.has(programme.rows, id);
}
