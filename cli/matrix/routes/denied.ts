// Where somebody ends whom the guards do not let onto a page, and why, in words.
import type { OpenEvent } from '../../../server/open-event.ts';
import { addressOf, followRoute, type Looker, visitsTo } from '../../explain/route/visits.ts';
import { answerOf, type RouteAnswer } from './route-states.ts';

/** Why a page is not shown, in words, and every page with the same denial. */
export type Denied = Pick<RouteAnswer, 'outcome' | 'guard' | 'detail' | 'to' | 'missing'> & { pages: readonly string[] };

/** Path of the page that is shown in the end; a dialog is shown on the page it leads to, for nothing is on screen before. */
export function endOf(event: OpenEvent, page: string, params: Readonly<Record<string, string>>, looker: Looker, at: number): string {
  const last = followRoute(event, addressOf(event, page, params), looker, at).at(-1)!;
  const href = last.explained.verdict.outcome === 'dialog' ? (last.leadsTo ?? last.href) : last.href;
  return href.split('?')[0]!;
}

/** Why this person is not shown the page at an instant (ms). */
export function deniedOf(event: OpenEvent, page: string, params: Readonly<Record<string, string>>, looker: Looker, at: number): Denied {
  const { address, href } = addressOf(event, page, params);
  const { opens: _, ...answer } = answerOf(visitsTo(event, address, href, looker)(at));
  return { ...answer, pages: [page] };
}
