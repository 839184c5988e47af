// The scale of the grid: how high a minute is in each size, how many lines a session has room for, and where the labels of the hours stand.
import type { CSSProperties } from 'react';
import type { RoomGrid } from '../session/room-grid.ts';
import { minuteHeights, type ViewSize } from './views.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many hours and rooms a grid has, for the styles. */
export const gridSize = ({ from, to, rooms }: Pick<RoomGrid, 'from' | 'to' | 'rooms'>): CSSProperties =>
  ({ '--hours': (to - from) / HOUR, '--rooms': rooms.length }) as CSSProperties;

/** Height of a line of a session, and what lies around its lines, rem. */
const LINE = 1.0625;
const AROUND = 0.7;

/** Whole lines that a cell of this length (ms) has room for, by steps that the styles know: a title is cut between lines, never through one. `taken`: lines of what is always shown. */
export function linesOfCell(length: number, size: ViewSize, taken = 0): 1 | 2 | 3 | 4 | 6 {
  const lines = Math.floor(((length / MINUTE) * minuteHeights[size] - AROUND) / LINE) - taken;
  return lines < 2 ? 1 : lines < 4 ? 2 : lines < 6 ? 3 : lines < 8 ? 4 : 6;
}

/** On paper, in mm, as in `printed-grid.module.css`: the hours of a sheet, the most a minute has, a line, and what lies around lines. */
const SHEET = 172;
const MOST = 0.4;
const PAPER_LINE = 2.6;
const PAPER_AROUND = 0.9;

/** The same on a sheet of paper with so many hours. */
export function linesOnPaper(length: number, hours: number): 1 | 2 | 3 | 6 | 9 {
  const lines = Math.floor(((length / MINUTE) * Math.min(MOST, SHEET / (hours * 60)) - PAPER_AROUND) / PAPER_LINE);
  return lines < 2 ? 1 : lines < 3 ? 2 : lines < 4 ? 3 : lines < 6 ? 6 : 9;
}

/** Height of an hour's label, and half of that of the time of now, rem. */
const LABEL = 1.4;
const HALF_NOW = 0.7;

/**
 * Where the label of an hour stands, so that the time of now covers none: below its line, above it, or nowhere, as now is that hour.
 * `since`: ms from the hour to now, negative before it. The first hour has no room above.
 */
export function labelPlace(since: number, size: ViewSize, isFirst: boolean): 'below' | 'above' | 'none' {
  const now = (since / MINUTE) * minuteHeights[size];
  if (now <= -HALF_NOW || now >= LABEL + HALF_NOW) return 'below';
  return now < HALF_NOW || isFirst ? 'none' : 'above';
}
