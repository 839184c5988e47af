// Zoom and movement of a plan: about a point, within its edges.
import { expect, test } from 'vitest';
import { around, moved, zoomed, zoomOf } from './view-box.ts';

const whole = { x: 0, y: 0, width: 900, height: 600 };

test('the point under the finger stays where it is', () => {
  const at = { x: 300, y: 450 };
  const part = zoomed(whole, whole, 2, at);
  expect(zoomOf(part, whole)).toBe(2);
  expect([(at.x - part.x) / part.width, (at.y - part.y) / part.height]).toEqual([300 / 900, 450 / 600]);
});

test('neither further out than the whole nor closer than eight times', () => {
  expect(zoomed(whole, whole, 0.5)).toEqual(whole);
  expect(zoomOf(zoomed(whole, whole, 1000), whole)).toBe(8);
});

test('it stops at the edges', () => {
  const part = zoomed(whole, whole, 2);
  expect(moved(part, whole, -9, -9)).toMatchObject({ x: 0, y: 0 });
  expect(moved(part, whole, 9, 9)).toMatchObject({ x: 450, y: 300 });
  expect(moved(whole, whole, 1, 1)).toEqual(whole);
  expect(moved(part, whole, 0.25, 0).x).toBe(225 + 112.5);
});

test('a booth is in the middle with its neighbours around; one in a corner is on the screen', () => {
  expect(around({ x: 400, y: 250, width: 100, height: 100 }, whole)).toEqual({ x: 225, y: 150, width: 450, height: 300 });
  expect(around({ x: 880, y: 580, width: 20, height: 20 }, whole)).toEqual({ x: 600, y: 400, width: 300, height: 200 });
  expect(around(whole, whole)).toEqual(whole);
});
