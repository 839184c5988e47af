// Advertisements are explained with the page they are for, and say where each rule is written.
import { expect, test } from 'vitest';
import type { RawDocument } from '../../model/documents-of-rows.ts';
import { visitorContext } from '../context.ts';
import { visitor } from '../principal.ts';
import { explainAds } from './explain-ads.ts';

const document = (kind: string, name: string, value: Record<string, unknown>): [string, RawDocument] => [
  name,
  {
    kind,
    name,
    value,
    sources: { displayFromDate: { file: `${name}.json`, pointer: '/displayFromDate' } },
    origins: new WeakMap(),
  },
];
const now = Date.parse('2027-05-03T08:00:00Z');
const { where } = visitorContext({ page: 'HomePage' }, { now, timeZone: 'Europe/Berlin' });
const explain = (app: Record<string, unknown> = {}) =>
  explainAds(
    {
      raw: new Map([
        document('app', 'app', app),
        document('advertisement', 'advertisements/late', { id: 1, vmxPage: 'HomePage', displayFromDate: '2027-05-04' }),
        document('advertisement', 'advertisements/now', { id: 2, vmxPage: 'HomePage' }),
        document('advertisement', 'advertisements/elsewhere', { id: 3, vmxPage: 'LivePage' }),
      ]),
    },
    { person: visitor, where, now, timeZone: 'Europe/Berlin', seen: new Set(['5']) },
  );

test('those of the page, with the rule that hides them, its place, and when it changes', () => {
  const [late, current, ...others] = explain();
  expect(others).toEqual([]);
  expect([late!.id, late!.outcome, late!.nextChangeAt]).toEqual(['advertisements/late', 'hide', Date.parse('2027-05-03T22:00:00Z')]);
  expect(late!.reasons.filter(({ outcome }) => outcome === 'hide')).toEqual([
    {
      rule: 'window',
      outcome: 'hide',
      detail: 'opens at 2027-05-03T22:00:00.000Z',
      source: { file: 'advertisements/late.json', pointer: '/displayFromDate' },
    },
  ]);
  expect([current!.outcome, current!.reasons.length]).toEqual(['show', 7]);
});

test('with the networking widget they wait for its agreements', () => {
  expect(explain({ networkingWidget: true })[1]!.reasons.find(({ outcome }) => outcome === 'hide')?.rule).toBe('networking');
});
