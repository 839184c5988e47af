// The icon of an event without favicon: its colour and its motif, legible, and another one for another event.
import { expect, test } from 'vitest';
import { theme } from '../../src/model/documents/theme.ts';
import type { PublishedEvent } from '../published/event.ts';
import { drawIcon } from './draw-icon.ts';
import { eventIcon } from './event-icon.ts';

const icon = (shortName: string, values: object): string =>
  eventIcon({ instance: 'demo', shortName, documents: { read: () => theme.parse(values) } as unknown as PublishedEvent['documents'] });

test('two events of one colour have two icons, one event has one', () => {
  expect(icon('heart27', { brand: '#8f1d2c' })).not.toBe(icon('rival27', { brand: '#8f1d2c' }));
  expect(icon('heart27', { brand: '#8f1d2c' })).toBe(icon('heart27', { brand: '#8f1d2c' }));
});

test('the line is light on a dark colour, dark on a light one, and missing where the theme has none', () => {
  expect(icon('heart27', { brand: '#8f1d2c' })).toContain('stroke="#ffffff"');
  expect(icon('heart27', { brand: '#ffe08a' })).not.toContain('stroke="#ffffff"');
  expect(icon('heart27', { brand: '#8f1d2c', motif: 'none' })).not.toContain('<path');
});

test('it is a picture that can be drawn', async () => {
  const drawn = await drawIcon(Buffer.from(icon('heart27', { motif: 'rhythm' })), { side: 64, purpose: 'any', brand: '#000000' });
  expect(drawn.subarray(1, 4).toString()).toBe('PNG');
});
