// The place a zone is named after.

/** `New York` of `America/New_York`. */
export const placeOfZone = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
