import { expect, test } from 'vitest';
import { requestAddress } from '#contract/request';
import { data } from './data.ts';
import { props } from './props.ts';

const asked = (now: string): string[] =>
  data(props.parse({}), { event: 'congress2027', language: 'en-GB', timeZone: 'Europe/Berlin', params: {}, now: Date.parse(now) }).map(
    requestAddress,
  );

test('one request covers the whole hour, so that preload and view send the same', () => {
  expect(asked('2027-05-03T10:00:00Z')).toEqual(asked('2027-05-03T10:59:59Z'));
  expect(asked('2027-05-03T10:59:59Z')[0]).toContain('from=2027-05-03T10%3A00%3A00.000Z');
  expect(asked('2027-05-03T11:00:00Z')).not.toEqual(asked('2027-05-03T10:00:00Z'));
});
