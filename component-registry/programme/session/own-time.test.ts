import { expect, test } from 'vitest';
import { dateWords } from '../../../src/i18n/dates.ts';
import { ownTime } from './own-time.ts';

const berlin = dateWords('en-GB', 'Europe/Berlin');
const at = (zone: string): string | undefined => ownTime('2027-05-03T08:30:00+02:00', berlin, dateWords('en-GB', zone));

test('the visitor’s own time is shown only if it differs, with the day if that differs too', () => {
  expect(at('Europe/Paris')).toBeUndefined();
  expect(at('Europe/London')).toBe('07:30');
  expect(at('America/Los_Angeles')).toBe('Sun 2 May, 23:30');
  expect(at('Pacific/Auckland')).toBe('18:30');
});
