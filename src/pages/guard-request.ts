// What guards need of an address: the guard chain of its page, and whether it is a content page of the event.
import { type Address, pagePath } from './match.ts';
import { pageTable } from './table.ts';

const rows = new Map(pageTable.map((row) => [row.page, row]));

/** The guard request of an address; `path` is Foyer's spelling. A page without a row is a content page of the event (`page/{pageName}`). */
export function guardRequestOf(address: Address): { page: string; chain: string; isContent: boolean; path: string; company?: string } {
  const row = rows.get(address.page);
  const company = address.page === 'ProfilePage' ? address.params['companyAccountId'] : undefined;
  return {
    page: address.page,
    chain: row?.guards ?? 'page',
    isContent: row === undefined,
    path: pagePath(address.page, address, address.params),
    ...(company !== undefined && { company }),
  };
}
