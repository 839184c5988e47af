// What all nodes of structured data share: nothing empty is printed, and addresses are absolute or omitted.

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
