// Eligibility beyond the shared cases: what cannot be read closes, ids compare as text, the words name the rule that fails.
import { expect, test } from 'vitest';
import { visitorContext } from '../context.ts';
import { visitor, whoOf } from '../principal.ts';
import { type AdContext, decideAd } from './eligibility.ts';
import { explainAd } from './explain-ad.ts';
import { readAd, type WrittenAd } from './read-ad.ts';

const NOW = Date.parse('2027-05-03T10:00:00Z');
const given = (params: Record<string, string> = {}, around: Partial<AdContext['around']> = {}, companies: unknown[] = []): AdContext => {
  const tickets = companies.map((id) => ({ IsValid: true, IsPayed: true, TicketTypeName: 'x', CompanyAccountId: id as number }));
  return {
    context: {
      ...visitorContext({ page: 'LivePage', params }, { now: NOW, timeZone: 'Europe/Berlin' }),
      who: whoOf({ ...visitor, user: { UserId: 1, validUntil: '' }, tickets }, NOW),
    },
    around: { seen: new Set(), playingRoom: null, networkingPending: false, ...around },
  };
};
const ad = (more: Partial<WrittenAd> = {}) => readAd({ id: 31, vmxPage: 'LivePage', ...more }, 'Europe/Berlin');
const failed = (more: Partial<WrittenAd>, with_ = given()) => decideAd(ad(more), with_).failed;

test('a wrong value admits nobody', () => {
  expect(failed({})).toEqual([]);
  expect(failed({ displayToDate: 20270505 })).toEqual(['window']);
  expect(failed({ CompanyAccountIds: '4711' })).toEqual(['company']);
  expect(failed({ CompanyAccountIdsShowOnProfile: {} })).toEqual(['profile']);
  expect(failed({ vmxPage: ['LivePage'] })).toEqual(['page']);
  const nowhere = given();
  nowhere.context.where.page = '';
  expect(failed({ vmxPage: '' }, nowhere)).toEqual(['page']);
});

test('a page without route company and a ticket without company fit no list by accident', () => {
  expect(failed({ CompanyAccountIds: ['', null] }, given({}, {}, [null, '']))).toEqual(['company']);
  expect(failed({ CompanyAccountIds: [815, '4711'] }, given({}, {}, [1, 4711]))).toEqual([]);
  expect(failed({ channelId: 7 }, given({}, { playingRoom: '7' }))).toEqual([]);
});

test('a visitor has no companies, whatever tickets a store still holds (R20)', () => {
  const stale = given({}, {}, [4711]);
  expect(failed({ CompanyAccountIds: [4711] }, stale)).toEqual([]);
  stale.context.who = { ...stale.context.who, user: null };
  expect(failed({ CompanyAccountIds: [4711] }, stale)).toEqual(['company']);
});

test('the next change is that of the window', () => {
  expect(decideAd(ad({ displayFromDate: '2027-05-03T13:00' }), given()).nextChangeAt).toBe(Date.parse('2027-05-03T11:00:00Z'));
  expect(decideAd(ad({ displayToDate: '2027-05-03' }), given()).nextChangeAt).toBe(Date.parse('2027-05-03T22:00:00Z'));
  expect(decideAd(ad({}), given()).nextChangeAt).toBeNull();
});

test('every rule has its say in words, and the verdict is the same', () => {
  const one = ad({ vmxPage: 'HomePage', channelId: 'r7', displayFromDate: '2027-05-04', CompanyAccountIds: [1] });
  const verdict = explainAd(one, given({}, { seen: new Set(['31']), networkingPending: true }));
  expect(verdict.outcome).toBe('hide');
  expect(verdict.reasons.map(({ rule, outcome, detail }) => `${rule} ${outcome}: ${detail}`)).toEqual([
    'window hide: opens at 2027-05-03T22:00:00.000Z',
    'page hide: for HomePage; this is LivePage',
    'seen hide: seen in the last 7 days',
    'profile show: not limited to other profiles',
    'channel hide: only while the live room r7 plays',
    'company hide: only for people of 1',
    'networking hide: the agreements of the networking widget have not been accepted',
  ]);
  expect(explainAd(ad(), given())).toMatchObject({ outcome: 'show', nextChangeAt: null });
});
