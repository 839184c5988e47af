// What a rendered page carries of a long list: the items on screen. The rest follows when it is needed or the browser is idle.
import { type SearchedList, useAddress } from '#sdk';
import { askedIn } from './search.ts';

/** Items drawn together, and carried by a page: full rows for one to six columns. */
export const AT_ONCE = 60;

/** Items of a list by the parameter `shown` of its address: whole steps, one at least. */
export const shownOf = (written: string): number => Math.max(1, Math.ceil((Number.parseInt(written, 10) || 0) / AT_ONCE)) * AT_ONCE;

/** Names what decides which items are on screen; a question that is too short finds everything. */
export const choicesKey = (list: SearchedList, question: string, others: readonly string[]): string =>
  JSON.stringify([askedIn(list, question), ...others]);

/** The address of this page with more of its list, for a link that works without a script. */
export function useMoreHref(): (shown: number) => string {
  const [, query = ''] = useAddress().split('#', 1)[0]!.split('?');
  return (shown) => {
    const params = new URLSearchParams(query);
    params.set('shown', String(shown));
    return `?${params.toString()}`;
  };
}
