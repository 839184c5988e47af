// Which content mode is current, until when, and what it hides.
import { expect, test } from 'vitest';
import { contentModeAt, isDisplayed, readContentModes } from './content-mode.ts';
import { visitorContext } from './context.ts';
import { always } from './window.ts';
import { decidePlacement, type PlacementRules } from './shown.ts';
import { explainPlacement } from './visibility.ts';

const modes = readContentModes(
  {
    event: {
      contentModes: [
        { name: 'keynote', startTime: '2027-05-03T12:00', endTime: '2027-05-03T12:59' },
        { name: 'live', startTime: '2027-05-03T08:00', endTime: '2027-05-05T18:00' },
        { name: 'ondemand', startTime: '2027-05-04T08:00' },
        { name: '' },
        'live',
        { name: 'never', startTime: 'soon' },
      ],
    },
  },
  'Europe/Berlin',
);
const at = (time: string): number => Date.parse(`2027-05-${time}+02:00`);
const said = (time: string) => {
  const { mode, nextChangeAt } = contentModeAt(modes, at(time));
  return [mode, nextChangeAt === null ? null : nextChangeAt - at(time)];
};

test('a mode without a name is none, and one whose window cannot be read is never current', () => {
  expect(modes.map(({ name }) => name)).toEqual(['keynote', 'live', 'ondemand', 'never']);
  expect(readContentModes(undefined, 'UTC')).toEqual([]);
  expect(readContentModes({ event: { contentModes: {} } }, 'UTC')).toEqual([]);
});

const hour = 3_600_000;
test.each([
  ['03T07:00:00', null, hour],
  ['03T08:00:00', 'live', 4 * hour],
  // The first in order that is open, though another is open too.
  ['03T12:30:00', 'keynote', 30 * 60_000 - 60_000 + 1],
  ['03T12:59:00', 'keynote', 1],
  ['04T09:00:00', 'live', 33 * hour + 1],
  ['05T18:00:01', 'ondemand', null],
])('at %s it is %s', (time, mode, next) => {
  expect(said(time)).toEqual([mode, next]);
});

const limited = (...names: string[]): PlacementRules => ({
  draft: false,
  inApp: true,
  containers: ['browser', 'app', 'terminal'],
  window: always,
  access: undefined,
  contentModes: { names, modes },
  entries: [],
});
const contextAt = (time: string, superUser = false) => {
  const context = visitorContext({}, { now: at(time), timeZone: 'Europe/Berlin' });
  return { ...context, who: { ...context.who, superUser } };
};

test.each([
  ['live', '03T09:00:00', 'show'],
  ['live', '03T12:30:00', 'hide'],
  ['ondemand', '04T09:00:00', 'hide'],
  ['ondemand', '06T09:00:00', 'show'],
  ['live', '03T07:00:00', 'hide'],
  ['unknown', '03T09:00:00', 'hide'],
])('a placement for %s at %s: %s', (name, time, outcome) => {
  expect(decidePlacement(limited(name), contextAt(time)).outcome).toBe(outcome);
  expect(decidePlacement(limited(name), contextAt(time, true)).outcome).toBe('show');
});

test('the verdict says when it can change, and the reason which mode it is', () => {
  const verdict = explainPlacement(limited('live'), contextAt('03T12:30:00'));
  expect(verdict.nextChangeAt).toBe(at('03T12:59:00') + 1);
  expect(verdict.reasons.map(({ rule, detail }) => `${rule}: ${detail}`)).toEqual([
    'contentModes: only in the content mode live; this is keynote',
  ]);
  expect(explainPlacement(limited('live'), contextAt('03T07:00:00')).reasons[0]?.detail).toBe(
    'only in the content mode live; no mode is open',
  );
});

test.each([
  [{}, 'live', true],
  [{ live: false }, 'live', false],
  [{ live: false }, 'ondemand', true],
  [{ live: true }, 'live', true],
  [{ live: false }, null, true],
  [{}, 'constructor', true],
])('a menu item with %j in %s: %s', (display, mode, shown) => {
  expect(isDisplayed(display, mode)).toBe(shown);
});
