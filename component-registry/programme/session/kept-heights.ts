// Heights of the pieces of a long list as text, kept for coming back to it in the same tab.
import type { CacheSnapshot } from 'virtua';

/** As text; a window of another width (px) has other heights. */
export const writeHeights = ([heights, usual]: CacheSnapshot, width: number): string =>
  JSON.stringify({ width, heights: heights.map((one) => Math.round(one * 100) / 100), usual });

/** The heights of a list of so many pieces in a window of this width; undefined for others, and for text that says something else. */
export function readHeights(text: string, pieces: number, width: number): CacheSnapshot | undefined {
  try {
    const { width: before, heights, usual } = JSON.parse(text) as { width: unknown; heights: unknown; usual: unknown };
    const areHeights = Array.isArray(heights) && heights.length === pieces && heights.every((one) => typeof one === 'number');
    if (before !== width || !areHeights) return undefined;
    return typeof usual === 'number' ? [heights, usual] : [heights];
  } catch {
    return undefined;
  }
}
