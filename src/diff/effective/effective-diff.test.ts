// Who notices a change and when: exact to the boundary, nobody for a draft, in few sentences.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../../clock/zone.ts';
import { eventOf, home, page, pageOf, place, type Written } from '../../model/model.fixture.ts';
import { visitorContext } from '../../rules/context.ts';
import { explainPage } from '../../rules/explain.ts';
import { eventRules } from '../../rules/event-rules.ts';
import { personas } from '../../rules/personas.ts';
import { whoOf } from '../../rules/principal.ts';
import { pageEffects, type PageVersion } from './effective-page.ts';
import { mergeEffects } from './merge-effects.ts';
import { createSpans } from './page-spans.ts';
import { common, withoutSpans } from './spans.ts';
import { statementWords } from './statement-words.ts';

const zone = 'Europe/Berlin';
const languages = ['en-GB', 'de-DE'];
const version = (placements: Written[], components: Written = {}, timeZone = zone): PageVersion => {
  const files = { [home]: page(placements), 'society/congress/visibility/page.json': { layer: 'page', components } };
  return {
    page: pageOf(files),
    ...eventRules(eventOf(files), timeZone),
    timeZone,
    look: ({ props, span }, language) => JSON.stringify([(props['text'] as Record<string, string>)[language] ?? props['text'], span]),
  };
};
const sentences = (before: PageVersion, after: PageVersion): string[] =>
  mergeEffects(pageEffects(before, after, { personas, languages, where: {} })).map((one) => statementWords(one, languages, after.timeZone));
const opening = (more: Written): Written => place('opening', { access: 'hasTicket', containers: ['browser', 'app'], ...more });

test('a longer window is noticed where it is longer, by those who may see it', () => {
  const before = version([place('a'), opening({ endTime: '2027-05-03T10:30' })]);
  expect(sentences(before, version([place('a'), opening({ endTime: '2027-05-03T12:30' })]))).toEqual([
    'from Mon 3 May 2027 10:30 to 12:30 attendees in browser and app see opening; before they did not',
  ]);
});

test.each([
  ['a draft that changes its words', [place('a', { draft: true })], [place('a', { draft: true, endTime: '2027-05-03' })]],
  ['a window that ends before it starts', [place('a', { startTime: '2027-05-04', endTime: '2027-05-03' })], []],
  [
    'the same window written as an instant',
    [place('a', { endTime: '2027-05-03T10:30' })],
    [place('a', { endTime: '2027-05-03T08:30:00Z' })],
  ],
  ['an unknown access key', [], [place('a', { access: 'nobody-knows' })]],
])('%s: visitors, signed-in visitors and attendees notice nothing', (_name, before, after) => {
  const effects = pageEffects(version(before), version(after), { personas, languages, where: {} });
  expect(effects.filter(({ persona }) => persona !== 'super-user')).toEqual([]);
});

test('words of one language are noticed by its readers; other words everywhere by everybody', () => {
  const text = (en: string, de: string) => version([place('a', { props: { text: { 'en-GB': en, 'de-DE': de } } })]);
  expect(sentences(text('A', 'B'), text('A', 'C'))).toEqual(['everybody reading de-DE sees a otherwise than before']);
  expect(sentences(text('A', 'B'), text('X', 'C'))).toEqual(['everybody sees a otherwise than before']);
  expect(sentences(text('A', 'B'), text('A', 'B'))).toEqual([]);
});

test('what is added, gone or moved; several placements in one sentence', () => {
  const all = version([place('a'), place('b'), place('c')]);
  expect(
    sentences(all, version([place('c'), place('d', { name: 'media/video' }), place('e', { name: 'media/video', props: { text: 'x' } })])),
  ).toEqual(['everybody sees d and e; before nobody did', 'everybody no longer sees a and b']);
  expect(sentences(all, version([place('c'), place('a'), place('b')]))).toEqual(['everybody sees c otherwise than before']);
});

test('a switched-off entry, a day alone, and what goes at midnight', () => {
  expect(sentences(version([place('a')]), version([place('a')], { a: { endTime: '2027-05-04' } }))).toEqual([
    'from Wed 5 May 2027 00:00 on visitors, signed-in visitors and attendees no longer see a',
  ]);
  const noon = version([place('a', { startTime: '2027-05-04T12:00' })]);
  expect(sentences(noon, version([place('a', { startTime: '2027-05-04' })]))).toEqual([
    'from Tue 4 May 2027 00:00 to 12:00 visitors, signed-in visitors and attendees see a; before they did not',
  ]);
  const days = (endTime: string) => version([place('a', { endTime })]);
  expect(sentences(days('2027-05-03T10:00'), days('2027-05-04'))).toEqual([
    'from Mon 3 May 2027 10:00 to Tue 4 May 2027 24:00 visitors, signed-in visitors and attendees see a; before they did not',
  ]);
});

test('another zone moves what local times mean', () => {
  const [berlin, tokyo] = [zone, 'Asia/Tokyo'].map((timeZone) => version([place('a', { startTime: '2027-05-03T10:00' })], {}, timeZone));
  expect(sentences(berlin!, tokyo!)).toEqual([
    'from Mon 3 May 2027 10:00 to 17:00 visitors, signed-in visitors and attendees see a; before they did not',
  ]);
});

test('spans agree with the rules at every instant around every boundary', () => {
  const time = fc.integer({ min: 0, max: 6 }).map((hour) => `2027-05-03T0${hour}:00`);
  const bounds = fc.record({ startTime: fc.option(time), endTime: fc.option(time), draft: fc.boolean() });
  const instants = Array.from({ length: 8 }, (_, hour) => instantOf(`2027-05-03T0${hour}:00`, zone)!).flatMap((at) => [at - 1, at, at + 1]);
  fc.assert(
    fc.property(bounds, bounds, bounds, fc.constantFrom(...Object.values(personas)), (outer, inner, entry, person) => {
      const {
        page: model,
        visibility,
        access,
      } = version([{ ...place('outer', outer), slots: { content: [place('inner', inner)] } }], {
        outer: { startTime: entry.startTime, endTime: entry.endTime },
      });
      const { where } = visitorContext({}, { now: 0, timeZone: zone });
      const spans = createSpans({ page: model, visibility, access, contentModes: [], timeZone: zone })(person, where);
      for (const now of instants) {
        for (const { id, outcome } of explainPage(
          model,
          { visibility, access, contentModes: [] },
          { who: whoOf(person, now), where, when: { now, timeZone: zone } },
        ))
          expect([id, now, (spans.get(id) ?? []).some(({ from, to }) => from <= now && now < to)]).toEqual([id, now, outcome === 'show']);
      }
    }),
    { numRuns: 200 },
  );
});

test('what two lists of spans have in common, and what not, is all there is', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 5 }))
    .map(([from, length]) => ({ from, to: from + length }));
  const inside = (spans: readonly { from: number; to: number }[], at: number): boolean =>
    spans.some(({ from, to }) => from <= at && at < to);
  fc.assert(
    fc.property(span, span, span, (a, b, c) => {
      for (let at = 0; at < 26; at++) {
        expect(inside(common([a], [b, c]), at)).toBe(inside([a], at) && inside([b, c], at));
        expect(inside(withoutSpans([a], [b, c]), at)).toBe(inside([a], at) && !inside([b, c], at));
      }
    }),
  );
});
