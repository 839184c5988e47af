// What the query of an address says about container and preview (A §2 Route guards).
import { type Container, containers } from '../context.ts';

type Query = Readonly<Record<string, string>>;

/** Whether a flag is in the query; without value it counts as set (R37), only `false` takes it back. */
export const isSet = (query: Query, name: string): boolean => Object.hasOwn(query, name) && query[name] !== 'false';

/** The container a query names; undefined for none or one that does not exist. */
export const askedContainer = (query: Query): Container | undefined =>
  Object.hasOwn(query, 'container') ? containers.find((name) => name === query['container']) : undefined;

/** The same of an address as it is written, path and query. */
export const containerInAddress = (address: string): Container | undefined => askedContainer(queryOf(address));

/** The container of a visit: that of the query, else the remembered one. */
export const containerOf = (query: Query, remembered: Container): Container => askedContainer(query) ?? remembered;

/** Flags that turn the preview on; redirects keep them. */
export const previewFlags = ['preview', 'previewLounge'] as const;

/** Whether the query asks for the preview, of pages or of a lounge. It opens no holding page (R26). */
export const isPreviewQuery = (query: Query): boolean => previewFlags.some((name) => isSet(query, name));

/** The same of an address as it is written, path and query; one answer for server, app and command line. */
export const asksForPreview = (address: string): boolean => isPreviewQuery(queryOf(address));

const queryOf = (address: string): Query =>
  Object.fromEntries(new URLSearchParams(address.split('#', 1)[0]!.split('?').slice(1).join('?')));
