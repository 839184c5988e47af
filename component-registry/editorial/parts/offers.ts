// What lists of offers share: search by words, and those whose deadline is over come last.

/** Letters without case and marks, so that `medecin` finds `Médecin`. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether texts contain every word that was asked for. */
export function searchFor(asked: string): (texts: readonly string[]) => boolean {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = plain(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** Whether applications are over at an instant (ms). */
export const isClosed = ({ Deadline }: { Deadline: string | null }, now: number): boolean =>
  Deadline !== null && Date.parse(Deadline) < now;

/** Closed ones behind the open ones, each in their order. */
export const openFirst = <T extends { Deadline: string | null }>(offers: readonly T[], now: number): T[] => [
  ...offers.filter((one) => !isClosed(one, now)),
  ...offers.filter((one) => isClosed(one, now)),
];
