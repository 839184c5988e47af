// The device of a case is really played: a rule that looks at it is caught.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { deviceTime } from '../../src/clock/clock.ts';
import { caseFormat } from './format.ts';
import { judgeCases } from './judge.ts';
import { language } from './language.ts';

/** A rule that does what no rule may: it looks at the device. */
const curious = caseFormat('curious', z.object({ expected: z.unknown() }), ({ expected }) => ({
  got: [new Date(deviceTime.wall()).toISOString(), new Date('2026-07-01T00:00:00Z').getHours()],
  accepted: [expected],
}));
const device = { clientNow: '2031-05-05T16:00:00.000Z', hostTimezone: 'Pacific/Auckland' };

test('the clock and the zone of the device are those of the case, and put back', () => {
  const before = deviceTime.wall();
  const zone = new Date('2026-07-01T00:00:00Z').getHours();
  const { judged } = judgeCases(curious, [
    { id: 'there', ...device, expected: ['2031-05-05T16:00:00.000Z', 12] },
    { id: 'zone alone', hostTimezone: 'America/Los_Angeles', clientNow: device.clientNow, expected: ['2031-05-05T16:00:00.000Z', 17] },
  ]);
  expect(judged.map(({ problem }) => problem)).toEqual(['', '']);
  expect(deviceTime.wall()).toBeLessThan(Date.parse(device.clientNow));
  expect(deviceTime.wall()).toBeGreaterThanOrEqual(before);
  expect(new Date('2026-07-01T00:00:00Z').getHours()).toBe(zone);
});

test('a rule that throws has failed that case alone; the device is put back', () => {
  const fragile = caseFormat('fragile', z.object({ id: z.string() }), ({ id }) => {
    if (id === 'bad') throw new RangeError('no such colour');
    return { got: 1, accepted: [1] };
  });
  const { judged } = judgeCases(fragile, [{ id: 'bad', ...device }, { id: 'good' }]);
  expect(judged.map(({ id, problem }) => [id, problem])).toEqual([
    ['bad', 'the rule failed: no such colour'],
    ['good', ''],
  ]);
  expect(deviceTime.wall()).not.toBe(Date.parse(device.clientNow));
});

test('a locale is set in a process of its own; one the system does not know is reported', () => {
  const one = { input: 'it', expected: 'it-IT' };
  const { judged, notes } = judgeCases(language, [
    { id: 'turkish', ...one, hostLocale: 'tr-TR' },
    { id: 'wrong there too', ...one, expected: 'de-DE', hostLocale: 'tr-TR' },
    { id: 'nowhere', ...one, hostLocale: 'C' },
  ]);
  expect(judged.map(({ id, problem }) => [id, problem])).toEqual([
    ['turkish', ''],
    ['wrong there too', 'expected "de-DE", got "it-IT" (device: in tr-TR)'],
    ['nowhere', ''],
  ]);
  expect(notes).toEqual(['this system cannot be set to C; nowhere judged without']);
});
