// The icon of an event without a favicon of its own: a piece of its motif on its brand colour, so that tabs and home screens tell events apart.
import { theme } from '../../src/model/documents/theme.ts';
import { inkOn } from '../../src/ui/theme/colour.ts';
import { motifTile } from '../../src/ui/theme/motif.ts';
import { motifSeed } from '../files/theme.ts';
import type { PublishedEvent } from '../published/event.ts';

/** The piece of the tile that is shown: from here on, this wide. The first heart beat lies in it. */
const [FROM, WIDE] = [36, 48];
/** Of an icon this large the piece leaves a small margin. */
const [SIDE, MARGIN] = [32, 3];

/** The icon as SVG. An event without a motif has a plain square of its colour. */
export function eventIcon(event: Pick<PublishedEvent, 'instance' | 'shortName' | 'documents'>): string {
  const values = event.documents.read('theme', theme);
  const { path, stroke } = motifTile(values, motifSeed(event));
  const width = SIDE - 2 * MARGIN;
  const scale = width / WIDE;
  // Thicker than on a page: an icon is often no larger than 16 pixels.
  const line =
    path === ''
      ? ''
      : `<svg x="${MARGIN}" y="${(SIDE - 24 * scale) / 2}" width="${width}" height="${24 * scale}" viewBox="${FROM} 0 ${WIDE} 24" fill="none" stroke="${inkOn(values.brand)}" stroke-width="${stroke * 2.4}" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="7" fill="${values.brand}"/>${line}</svg>`;
}
