// The frame on a picture: always full, wherever it is moved and however it is zoomed.
import { expect, test } from 'vitest';
import { frameAtShares, frameInMiddle, heldFrame, MOST_ZOOM, movedFrame, sharesOf, squareIn, zoomedFrame } from './picture-frame.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 200, height: 400 };
const middle = frameInMiddle(wide);

test('it begins in the middle, as large as it can be', () => {
  expect(squareIn(wide, middle)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareIn(tall, frameInMiddle(tall))).toEqual({ left: 0, top: 100, side: 200 });
});

test('it moves by parts of its side, and stops at the edges', () => {
  expect(squareIn(wide, movedFrame(wide, middle, 0.25, 0.25))).toEqual({ left: 150, top: 0, side: 200 });
  expect(squareIn(wide, movedFrame(wide, middle, 9, 9))).toEqual({ left: 200, top: 0, side: 200 });
  expect(squareIn(wide, movedFrame(wide, middle, -9, -9))).toEqual({ left: 0, top: 0, side: 200 });
  const close = zoomedFrame(wide, middle, 2);
  expect(squareIn(wide, movedFrame(wide, close, 0.5, 0.5))).toEqual({ left: 200, top: 100, side: 100 });
});

test('a point stays where it is while it zooms, as far as the picture reaches', () => {
  const corner = zoomedFrame(wide, middle, 2, { across: 0, down: 0 });
  expect(squareIn(wide, corner)).toEqual({ left: 100, top: 0, side: 100 });
  expect(squareIn(wide, zoomedFrame(wide, middle, 2, { across: 1, down: 1 }))).toEqual({ left: 200, top: 100, side: 100 });
  expect(squareIn(wide, zoomedFrame(wide, zoomedFrame(wide, middle, 2), 1))).toEqual(squareIn(wide, middle));
  // At the edge: the larger frame would leave the picture.
  expect(squareIn(wide, zoomedFrame(wide, movedFrame(wide, corner, -9, 0), 1))).toEqual({ left: 0, top: 0, side: 200 });
});

test('it comes neither closer than it may nor farther than the picture', () => {
  expect(zoomedFrame(wide, middle, 99).zoom).toBe(MOST_ZOOM);
  expect(zoomedFrame(wide, middle, 0).zoom).toBe(1);
});

test('shares of the way lead there and back; none where it cannot move', () => {
  expect(sharesOf(wide, middle)).toEqual({ across: 0.5, down: undefined });
  const close = zoomedFrame(wide, middle, 2);
  expect(sharesOf(wide, frameAtShares(wide, close, { across: 1, down: 0 }))).toEqual({ across: 1, down: 0 });
  expect(sharesOf(wide, frameAtShares(wide, close, { down: 0.25 }))).toEqual({ across: 0.5, down: 0.25 });
  expect(sharesOf({ width: 7, height: 7 }, { x: 0, y: 0, zoom: 1 })).toEqual({ across: undefined, down: undefined });
});

test('whatever is done to it, the picture fills it', () => {
  for (const size of [wide, tall, { width: 1, height: 3000 }, { width: 333, height: 332.7 }]) {
    let place = frameInMiddle(size);
    // The same steps each time, far enough apart to reach every edge.
    for (let step = 0; step < 500; step++) {
      const turn = Math.sin(step * 12.9898) * 3;
      if (step % 3 === 0) place = movedFrame(size, place, turn, -turn / 2);
      else if (step % 3 === 1) place = zoomedFrame(size, place, 1 + Math.abs(turn), { across: Math.abs(turn) / 3, down: 1 });
      else place = frameAtShares(size, place, { across: Math.abs(turn) / 3, down: 1 - Math.abs(turn) / 3 });
      expect(heldFrame(size, place)).toEqual(place);
      const { left, top, side } = squareIn(size, place);
      expect(side).toBeGreaterThan(0);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(size.width + 1e-9);
      expect(top + side).toBeLessThanOrEqual(size.height + 1e-9);
    }
  }
});
