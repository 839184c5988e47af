// Whether the single thing an address names is there: a presentation, an abstract. A page about nothing is no page (A §2).
import type { Address } from '../../src/pages/match.ts';
import type { PublishedEvent } from '../published/event.ts';
import { apiBase } from './services.ts';

type Rows = PublishedEvent['programme']['rows'];

const hasPresentation = ({ presentations }: Rows, id: string): boolean => presentations.some((row) => row.Id === id);
/** An abstract has the id of what it belongs to. */
const hasAbstract = ({ sessions, presentations }: Rows, id: string): boolean =>
  [...sessions, ...presentations].some((row) => row.Id === id && row.Abstract !== undefined && row.Abstract !== '');

/** Pages of single things by page key: the parameter that names one, and whether the programme has it. */
const items: Readonly<Record<string, { param: string; has: (rows: Rows, id: string) => boolean }>> = {
  PagPresentationDetailPage: { param: 'presentationId', has: hasPresentation },
  PresentationPlayerPage: { param: 'presentationId', has: hasPresentation },
  PagAbstractDetailPage: { param: 'abstractUrl', has: hasAbstract },
};

/** Whether the address names nothing, or something that is there. What another API serves is not known here and counts as there. */
export function isItemThere({ programme, instanceDocument }: PublishedEvent, { page, params }: Address): boolean {
  const item = Object.hasOwn(items, page) ? items[page] : undefined;
  return !item || apiBase(instanceDocument) !== '' || item.has(programme.rows, params[item.param] ?? '');
}
