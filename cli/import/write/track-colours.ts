// Colours for the tracks of a source: those it has, told apart; without any, the theme's go by name, and of a few tracks two may be of one hue.
import { lchOf, reach, white } from '../../../src/ui/theme/colour.ts';
import { withApartColours } from './apart-colours.ts';
import type { ProgrammeRows } from '../rows.ts';

/** More tracks are not told apart by colour. */
const MOST = 12;
/** Golden angle, in degrees: however many hues there are, each new one lies in the widest gap between those before. */
const STEP = 137.508;
/** Contrast with paper, AA for text. */
const ENOUGH = 4.5;

/** The tracks, each with a colour of its own: the first has the hue of the brand. A colour stays when tracks are added at the end. */
export function withTrackColours(tracks: ProgrammeRows['tracks'], brand: string): ProgrammeRows['tracks'] {
  if (tracks.some(({ Color = '' }) => Color !== '')) return withApartColours(tracks);
  if (tracks.length > MOST) return tracks;
  const { h } = lchOf(brand);
  return tracks.map((track, index) => ({
    ...track,
    Color: reach({ l: 0.55, c: 0.13, h: (h + index * STEP) % 360 }, [white], ENOUGH, 'black'),
  }));
}
