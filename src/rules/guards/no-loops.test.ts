// Properties of the guards over random visits: every way ends, nothing changes before it was announced, and explanations agree.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageTable } from '../../pages/table.ts';
import { chains } from './chains.ts';
import { decideRoute } from './decide-route.ts';
import { explainRoute } from './explain-route.ts';
import { followRoute, visits } from './random-visits.fixture.ts';
import type { RouteVerdict } from './verdict.ts';
import type { Visit } from './visit.ts';

const settings = { seed: 20_270_503, numRuns: 3000 };
const MOST_REDIRECTS = 4;

const ends = (decide: (visit: Visit) => RouteVerdict, keeps: boolean) =>
  fc.property(visits, (visit) => {
    const { end, way } = followRoute(visit, decide, { keeps });
    if (end.outcome === 'redirect' || way.length - 1 > MOST_REDIRECTS) throw new Error(`no end: ${way.join(' > ')}`);
  });

test.each([true, false])('every visit ends within four redirects (the device keeps what it receives: %s)', (keeps) => {
  fc.assert(ends(decideRoute, keeps), settings);
});

test('the walk really walks: every outcome and visits of several redirects are among the random visits', () => {
  const found = fc.sample(visits, settings).map((visit) => followRoute(visit, decideRoute, { keeps: true }));
  expect(new Set(found.map(({ end }) => end.outcome))).toEqual(new Set(['render', 'dialog', 'maintenance']));
  expect(Math.max(...found.map(({ way }) => way.length))).toBeGreaterThanOrEqual(MOST_REDIRECTS);
  const asked = fc.sample(visits, settings).map((visit) => decideRoute(visit).guard);
  // These two only let pass.
  const silent = ['container', 'session-over', 'register-view'];
  expect(new Set(asked)).toEqual(new Set(['', ...Object.values(chains).flat()].filter((name) => !silent.includes(name))));
});

test('two guards that lead to each other are caught', () => {
  const to = (page: string) => ({ page, params: {}, query: {} });
  const looping = (visit: Visit): RouteVerdict => {
    const verdict = decideRoute(visit);
    if (verdict.outcome !== 'render') return verdict;
    if (visit.asked.page === 'HomePage') return { ...verdict, outcome: 'redirect', guard: 'splash', to: to('VenuePage') };
    return visit.asked.page === 'VenuePage' ? { ...verdict, outcome: 'redirect', guard: 'venue', to: to('HomePage') } : verdict;
  };
  const { failed, errorInstance } = fc.check(ends(looping, true), settings);
  expect(failed).toBe(true);
  expect(String(errorInstance)).toMatch(/no end: .*HomePage > VenuePage > HomePage/);
});

/** An answer without what only says until when it holds. */
const said = ({ outcome, guard, to, missing }: RouteVerdict) => ({ outcome, guard, to, missing });

test('no answer changes before the instant that was announced', () => {
  const later = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(visits, later, (visit, part) => {
      const { when } = visit.context;
      const verdict = decideRoute(visit);
      const end = verdict.nextChangeAt ?? when.now + 365 * 86_400_000;
      expect(end).toBeGreaterThan(when.now);
      for (const now of [end - 1, Math.floor(when.now + (end - 1 - when.now) * part)]) {
        const then = decideRoute({ ...visit, context: { ...visit.context, when: { ...when, now } } });
        expect(said(then)).toEqual(said(verdict));
      }
    }),
    settings,
  );
});

test('an explanation agrees with the decision, and has words for everything', () => {
  fc.assert(
    fc.property(visits, (visit) => {
      const verdict = decideRoute(visit);
      const explained = explainRoute(visit);
      expect({ ...explained.verdict, reasons: [] }).toEqual({ ...verdict, reasons: [] });
      expect(explained.guards.filter(({ decided }) => decided).map(({ guard }) => guard)).toEqual(
        verdict.guard === '' ? [] : [verdict.guard],
      );
      for (const { detail } of [...explained.guards, ...explained.verdict.reasons]) {
        expect(detail).toMatch(/ /);
        expect(detail).not.toMatch(/[{}]|undefined|unknown time/);
      }
    }),
    { ...settings, numRuns: 1000 },
  );
});

test('every row of the page table names a chain, and guards lead to pages behind the right one', () => {
  const of = new Map(pageTable.map(({ page, guards }) => [page, guards]));
  expect([...of.values()].filter((name) => !Object.hasOwn(chains, name))).toEqual([]);
  const led = ['HomePage', 'VenuePage', 'ProfilePage', 'IndustryLandingPage', 'UserFormPage'].map((page) => of.get(page));
  expect(led).toEqual(['home', 'venue', 'profile', 'page', 'page']);
  const shell = ['LoginPage', 'HoldingPage', 'NoaccessPage', 'AuthPage', 'NotFoundPage'].map((page) => of.get(page));
  expect(new Set(shell)).toEqual(new Set(['shell']));
});
