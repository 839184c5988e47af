// The target of a menu entry: a link, or a page of the event with its parameters (A §2 Menu item fields).
import type { Documents } from '#sdk';

export type MenuItem = Documents['header']['menu']['menuItems'][number];
export type Target = MenuItem['url'];

/** `useHref()`: the address of a link, undefined if it may not be followed. */
export type Href = (link: string, params?: Readonly<Record<string, string>>) => string | undefined;

/** The address of a target; undefined if there is none. Query and anchor of a page are added to those of its address. */
export function targetAddress(target: Target, href: Href): string | undefined {
  if (typeof target === 'string') return target === '' ? undefined : href(target);
  const address = href(`page:${target.page}`, target.params);
  if (address === undefined) return undefined;
  return withQuery(address, target.query) + (target.hash && `#${encodeURIComponent(target.hash)}`);
}

/** An address without anchor, with more query parameters; existing ones stay. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const added = new URLSearchParams(query).toString();
  if (added === '') return address;
  return address + (address.includes('?') ? '&' : '?') + added;
}

/** Whether two addresses name the same page, whatever their query and anchor. */
export const samePage = (a: string, b: string): boolean => pathOf(a) === pathOf(b);

const pathOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/(?<!\/)\/+$/, '').toLowerCase();
