// Explaining a page says the same as the screen, with every reason, and the timeline finds every change.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventOf, home, page, pageOf, place } from '../model/model.fixture.ts';
import { type Context, visitorContext } from './context.ts';
import { eventRules } from './event-rules.ts';
import { unruled } from './placement-rules.ts';
import { createExplainer, explainPage } from './explain.ts';
import { personas } from './personas.ts';
import { type Principal, whoOf } from './principal.ts';
import { personTimeline } from './timeline.ts';

const at = (instant: string): number => Date.parse(instant);
const context = (now: string, who: Context['who'] = whoOf(personas.visitor, 0), where: Partial<Context['where']> = {}): Context => ({
  ...visitorContext(where, { now: at(now), timeZone: 'Europe/Berlin' }),
  who,
});
const files = {
  [home]: page([
    place('a'),
    place('w', {
      startTime: '2027-05-03T09:00',
      endTime: '2027-05-03T10:00',
      slots: { content: [place('inner', { access: 'hasTicket' })] },
    }),
    { id: 'bad', name: 5, fallback: [place('spare')] },
    place('whole', { fallback: [place('unused')] }),
  ]),
};
const explain = (context: Context) => explainPage(pageOf(files), eventRules(eventOf(files), 'Europe/Berlin'), context);
const seen = (context: Context): string[] => explain(context).flatMap(({ id, outcome }) => (outcome === 'show' ? [id] : []));

test('a visitor before, in and after a window; what is inside follows', () => {
  expect(seen(context('2027-05-03T06:59:59.999Z'))).toEqual(['a', 'spare', 'whole']);
  expect(seen(context('2027-05-03T07:00:00Z'))).toEqual(['a', 'w', 'spare', 'whole']);
  expect(seen(context('2027-05-03T07:30:00Z', whoOf(personas.attendee, 0)))).toEqual(['a', 'w', 'inner', 'spare', 'whole']);
  expect(seen(context('2027-05-03T08:00:00.001Z', whoOf(personas.attendee, 0)))).toEqual(['a', 'spare', 'whole']);
});

test('every placement says why, with the place it was written', () => {
  const found = explain(context('2027-05-03T06:00:00Z'));
  expect(
    found.map(({ id, parent, reasons }) => `${id}<${parent ?? ''} ${reasons.map(({ rule, outcome }) => `${rule}:${outcome}`).join()}`),
  ).toEqual([
    'a< ',
    'w< window:hide',
    'inner<w parent:hide,access:hide',
    'bad< broken:hide',
    'spare<bad ',
    'whole< ',
    'unused<whole fallback:hide',
  ]);
  expect(found[1]).toMatchObject({
    nextChangeAt: at('2027-05-03T07:00:00Z'),
    reasons: [{ source: { file: home, pointer: '/layers/page/grids/0/placements/1' } }],
  });
  expect(found[2]!.nextChangeAt).toBe(at('2027-05-03T07:00:00Z'));
});

test('a draft grid is hidden with its placements, but not from super users and the preview of everything', () => {
  const draft = {
    [home]: { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'later', draft: true, placements: [place('d')] }] } } },
  };
  const of = (context: Context) => explainPage(pageOf(draft), unruled, context)[0]!;
  const now = '2027-05-03T06:00:00Z';
  expect(of(context(now))).toMatchObject({ outcome: 'hide', grid: 'later', reasons: [{ rule: 'draft' }] });
  expect(of(context(now, whoOf(personas['super-user'], 0))).outcome).toBe('show');
  expect(of(context(now, undefined, { preview: true })).outcome).toBe('show');
});

test('the timeline names every instant and what changes, and nothing changes between', () => {
  const local = fc
    .integer({ min: 0, max: 12 * 24 })
    .map((hour) => `2027-10-${String(25 + Math.floor(hour / 48)).padStart(2, '0')}T${String(hour % 24).padStart(2, '0')}:30`);
  const placement = fc.record({
    startTime: fc.option(local),
    endTime: fc.option(local),
    child: fc.boolean(),
    access: fc.constantFrom('', 'signedIn'),
  });
  fc.assert(
    fc.property(fc.array(placement, { maxLength: 6 }), (written) => {
      const files = {
        [home]: page(
          written.map(({ startTime, endTime, child, access }, index) =>
            place(`p${index}`, {
              startTime,
              endTime,
              access,
              ...(child && { slots: { content: [place(`c${index}`, { startTime: endTime })] } }),
            }),
          ),
        ),
      };
      const model = pageOf(files);
      const explainAt = createExplainer(model, unruled, 'Europe/Berlin');
      const { who, where } = visitorContext({}, { now: 0, timeZone: 'Europe/Berlin' });
      const shown = (now: number): string =>
        explainAt({ who, where, when: { now, timeZone: 'Europe/Berlin' } })
          .flatMap(({ id, outcome }) => (outcome === 'show' ? [id] : []))
          .join();
      const timeline = personTimeline({ page: model, ...unruled, timeZone: 'Europe/Berlin' }, personas.visitor, where);
      for (const [index, { at, appears, disappears }] of timeline.entries()) {
        expect(shown(at)).not.toBe(shown(at - 1));
        expect(appears.length + disappears.length).toBeGreaterThan(0);
        const next = timeline[index + 1]?.at ?? at + 1e12;
        expect(shown(next - 1)).toBe(shown(at));
        expect(shown(Math.floor((at + next) / 2))).toBe(shown(at));
      }
    }),
    { seed: 11, numRuns: 200 },
  );
});

test('the principal: a session ends, a paid ticket counts, text is no flag', () => {
  const { attendee } = personas;
  const until = (validUntil: string) => whoOf({ ...attendee, user: { UserId: 7, validUntil } }, at('2027-05-03T08:00:00Z'));
  expect(until('2027-05-03T08:00:00Z').user).toEqual({ id: '7', hasTicket: true, isProfessional: false });
  expect(until('2027-05-03T07:59:59Z').user).toBeNull();
  expect(until('soon').user).toBeNull();
  const unpaid = { ...personas['super-user'], tickets: [{ IsValid: true, IsPayed: false, TicketTypeName: 'Preview Ticket' }] };
  const text = { ...attendee, tickets: [{ IsValid: true, IsPayed: 'false', TicketTypeName: 'Day' }] } as unknown as Principal;
  expect(whoOf(text, 0).user?.hasTicket, 'the text false is no true').toBe(false);
  expect(whoOf(unpaid, 0)).toMatchObject({ user: { id: '1', hasTicket: false }, superUser: false });
  expect(Object.values(personas).map((one) => whoOf(one, 0).superUser)).toEqual([false, false, false, true]);
});
