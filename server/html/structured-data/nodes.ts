// What all nodes of structured data share: what they are made from, nothing empty is printed, and addresses are absolute or omitted.
import type { PublishedEvent } from '../../published/event.ts';

/** What every node is made from. `pageOf` gives the absolute address of a page; undefined if the origin of the site is unknown. */
export type NodeContext = {
  event: PublishedEvent;
  language: string;
  pageOf: (page: string, params?: Readonly<Record<string, string>>) => string | undefined;
  /** The absolute address of a file, written as an address of this site or of another; undefined for none, or if the origin is unknown. */
  fileAt: (address: string) => string | undefined;
};

/** An object without what is undefined, empty text, or an empty list. */
export const without = (node: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** An address others may follow from anywhere; undefined for one that only means something on the site, or none. */
export const linked = (address: string | undefined): string | undefined =>
  address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;

/** Where something takes place, in the terms of schema.org. */
const modes = { place: 'Offline', stream: 'Online', both: 'Mixed' } as const;

/** The mode of attendance; undefined when nothing is known. */
export function attendanceMode(hasPlace: boolean, hasStream: boolean): string | undefined {
  if (!hasPlace && !hasStream) return undefined;
  const mode = hasPlace && hasStream ? modes.both : hasPlace ? modes.place : modes.stream;
  return `https://schema.org/${mode}EventAttendanceMode`;
}
