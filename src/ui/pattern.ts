// A pattern generated from a name: the same name always gives the same one.
import { seededNumbers } from './seeded-numbers.ts';

/** One tile of a pattern: its column and row, one of its shapes, and how strong it is drawn. */
export type Tile = { x: number; y: number; shape: 'quarter' | 'half' | 'dot' | 'bar'; turn: 0 | 1 | 2 | 3; strength: 0 | 1 | 2 };

export const columns = 6;
export const rows = 4;

/** The tiles of a name, most of them empty: a pattern is ground, not figure. */
export function tilesOf(name: string): Tile[] {
  const next = seededNumbers(name);
  // A name uses two shapes only, so that twelve patterns in a row look calm.
  const shapes = (['quarter', 'half', 'dot', 'bar'] as const).filter((shape) => shape === 'quarter' || next() < 0.4);
  const tiles: Tile[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const [filled, shape, turn, strength] = [next(), next(), next(), next()];
      if (filled > 0.62) continue;
      tiles.push({
        x,
        y,
        shape: shapes[Math.floor(shape * shapes.length)] ?? 'quarter',
        turn: Math.floor(turn * 4) as Tile['turn'],
        strength: strength > 0.86 ? 2 : strength > 0.5 ? 1 : 0,
      });
    }
  }
  return tiles;
}
