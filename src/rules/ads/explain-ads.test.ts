// Advertisements are explained with the page they are for, and say where each rule is written.
import { expect, test } from 'vitest';
import type { RawDocument } from '../../model/documents-of-rows.ts';
import { visitorContext } from '../context.ts';
import { personas } from '../personas.ts';
import { compileAccess } from '../policies/compile-access.ts';
import { noRules } from '../policies/plain-rules.ts';
import { type Principal, visitor } from '../principal.ts';
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
const explain = (app: Record<string, unknown> = {}, person: Principal = visitor, access = noRules) =>
  explainAds(
    {
      access,
      raw: new Map([
        document('app', 'app', app),
        document('advertisement', 'advertisements/late', { id: 1, vmxPage: 'HomePage', displayFromDate: '2027-05-04' }),
        document('advertisement', 'advertisements/now', { id: 2, vmxPage: 'HomePage' }),
        document('advertisement', 'advertisements/elsewhere', { id: 3, vmxPage: 'LivePage' }),
      ]),
    },
    { person, where, now, timeZone: 'Europe/Berlin', seen: new Set(['5']) },
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

const widget = { networkingWidget: true, NetworkingWidget: { url: 'https://networking.example.org/widget.js' } };
const isWaiting = (...asked: Parameters<typeof explain>): boolean =>
  explain(...asked)[1]!.reasons.some(({ rule, outcome }) => rule === 'networking' && outcome === 'hide');

test('they wait for the agreements of the networking widget, of those alone who are offered it', () => {
  expect(isWaiting(widget, personas.attendee)).toBe(true);
  expect(isWaiting(widget)).toBe(false);
  expect(isWaiting({ ...widget, networkingWidget: false }, personas.attendee)).toBe(false);
  expect(isWaiting({ networkingWidget: true }, personas.attendee)).toBe(false);
  const closed = compileAccess(
    { policies: [{ Name: 'none', Type: 'Key', Identifier: 'networkingWidget', Effect: 'Deny', ConditionType: 'All', Requirements: [] }] },
    'Europe/Berlin',
  );
  expect(isWaiting(widget, personas.attendee, closed)).toBe(false);
});
