// The introduction carousel: where it is shown, and when it may be closed or closes itself.
import { expect, test } from 'vitest';
import { type CarouselFacts, type CarouselSettings, decideCarousel } from './carousel.ts';

const settings: CarouselSettings = {
  slides: 2,
  minDuration: 5,
  autoCloseMobileCarousel: false,
  showCloseButton: false,
  showOnReload: false,
};
const facts: CarouselFacts = { container: 'app', page: 'HomePage', wasShown: false, wasClosed: false, seenSince: 10_000 };
const at = (now: number, more: Partial<CarouselSettings> = {}, where: Partial<CarouselFacts> = {}) =>
  decideCarousel({ ...settings, ...more }, { ...facts, ...where }, now);
const both = { autoCloseMobileCarousel: true, showCloseButton: true };

test.each([
  ['without slides', { slides: 0 }, {}, 'slides'],
  ['in a browser', {}, { container: 'browser' }, 'container'],
  ['on a terminal', {}, { container: 'terminal' }, 'container'],
  ['on another page', {}, { page: 'ProgramPage' }, 'page'],
  ['when this device has seen it', {}, { wasShown: true }, 'shown'],
  ['when it was closed, although it comes back on reload', { showOnReload: true }, { wasShown: true, wasClosed: true }, 'closed'],
] as const)('hidden %s', (_, more, where, rule) => {
  expect(at(10_000, more, where)).toMatchObject({ outcome: 'hidden', reasons: [{ rule }], nextChangeAt: null });
});

test.each([
  ['held until minDuration', {}, 14_999, 'held', 15_000],
  ['then the button', {}, 15_000, 'closable', null],
  ['or it closes by itself', { autoCloseMobileCarousel: true }, 15_000, 'over', null],
  ['not a moment earlier', { autoCloseMobileCarousel: true }, 14_999, 'held', 15_000],
  ['the button at once', { showCloseButton: true }, 10_000, 'closable', null],
  ['both: the button at once, and it closes by itself', both, 10_000, 'closable', 15_000],
  ['both, later', both, 15_000, 'over', null],
  ['no time to wait', { minDuration: 0 }, 10_000, 'closable', null],
] as const)('%s', (_, more, now, outcome, nextChangeAt) => {
  expect(at(now, more)).toMatchObject({ outcome, nextChangeAt });
});

test('its time begins when it is seen, not while it waits for its turn', () => {
  expect(at(99_000, { autoCloseMobileCarousel: true }, { seenSince: null })).toMatchObject({ outcome: 'held', nextChangeAt: null });
});

test('it comes back on every load where the organiser wants it', () => {
  expect(at(10_000, { showOnReload: true }, { wasShown: true }).outcome).toBe('held');
});
