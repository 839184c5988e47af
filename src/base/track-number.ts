// Which of the theme's track colours something has by its id, wherever it is drawn: on a page, or by the server on a picture.

/** Fewest track colours a theme has; more where the organiser gives more. */
export const trackCount = 12;

/** Number of a track colour, 1–12, of an id: the same in every list, however few tracks it shows. */
export function trackNumber(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return (hash % trackCount) + 1;
}
