// Colours of a source that are so near each other that their tracks look alike: the second of two moves to the nearest hue that is told apart.
import { differenceEuclidean } from 'culori';
import { hexOf, lchOf } from '../../../src/ui/theme/colour.ts';
import { trackTokens } from '../../../src/ui/theme/track-tokens.ts';
import type { ProgrammeRows } from '../rows.ts';

type Tracks = ProgrammeRows['tracks'];

/** Distance in OKLab below which two bars look alike, and the one a moved colour keeps from all others. */
const ALIKE = 0.08;
const ENOUGH = 0.1;
/** A grey has no hue to turn. */
const GREY = 0.03;
/** Turns of the hue in degrees, the nearest first. */
const TURNS = Array.from({ length: 12 }, (_, index) => (index + 1) * 15).flatMap((turn) => [turn, -turn]);

const distance = differenceEuclidean('oklab');

/** How a track of this colour is drawn in light and in dark; both empty for what is no colour. */
const looksOf = (colour: string): string[] => trackTokens(colour)['--track'].match(/#[0-9a-f]{6}/g) ?? [];

/** The distance of two colours as they are drawn, in the scheme where they are nearest; infinite where one is no colour. */
export function drawnDistance(one: string, other: string): number {
  const others = looksOf(other);
  return Math.min(...looksOf(one).map((look, scheme) => (others[scheme] === undefined ? Infinity : distance(look, others[scheme]))));
}

/** The tracks; a colour that nearly equals an earlier one is moved. Equal ones stay: the source wants one colour for them. */
export function withApartColours(tracks: Tracks): Tracks {
  const given = [...new Set(tracks.flatMap(({ Color = '' }) => Color || []))];
  const moved = new Map<string, string>();
  given.forEach((colour, index) => {
    const before = given.slice(0, index).map((one) => moved.get(one) ?? one);
    if (before.every((one) => drawnDistance(one, colour) >= ALIKE)) return;
    const look = lchOf(colour);
    if (look.c < GREY) return;
    const others = [...before, ...given.slice(index + 1)];
    const found = TURNS.map((turn) => hexOf({ ...look, h: (look.h + turn + 360) % 360 })).find((candidate) =>
      others.every((one) => drawnDistance(one, candidate) >= ENOUGH),
    );
    if (found !== undefined) moved.set(colour, found);
  });
  return moved.size === 0 ? tracks : tracks.map((track) => ({ ...track, ...colourOf(moved.get(track.Color ?? '')) }));
}

const colourOf = (colour: string | undefined): { Color?: string } => (colour === undefined ? {} : { Color: colour });
