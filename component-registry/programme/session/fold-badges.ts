// Which badges of a row stand in one line on a phone; the others are counted.

/** Room of that line on a phone of 360 px, and what a badge takes beside its letters, in letters of its size. */
const LINE = 40;
const AROUND = 3;
/** The button that counts the rest. */
const COUNT = 5;

/** For each of these words in order whether it stands in the line: as many as fit, the first before the later ones. */
export function fitBadges(words: readonly string[]): boolean[] {
  const widths = words.map((one) => one.length + AROUND);
  const all = widths.reduce((sum, one) => sum + one, 0);
  let room = all <= LINE ? LINE : LINE - COUNT;
  return widths.map((width, index) => {
    // The first always stands there, and breaks if it must.
    const fits = index === 0 || width <= room;
    if (fits) room -= width;
    return fits;
  });
}
