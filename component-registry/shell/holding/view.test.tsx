// The holding page before, during and after the event; by the event's clock, with the visitor's own time next to it.
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

/** Sets the device's zone, as far as Foyer reads it. */
const deviceIn = (timeZone: string) => {
  const device = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...device, timeZone });
};
afterEach(() => void vi.restoreAllMocks());

const show = (props: Record<string, unknown>, around: Parameters<typeof renderView>[2]) => renderView(View, schema.parse(props), around);
const timed = { StartDate: '2027-05-03T08:00', EndDate: '2027-05-05T18:00' };

test('before: name, days, opening time, and how long until then', () => {
  deviceIn('Europe/Berlin');
  show({}, { now: '2027-05-01T04:58:30Z', info: timed });
  expect(screen.getByRole('heading', { level: 1, name: 'Congress 2027' })).toBeTruthy();
  expect(screen.getByText(/^3\s?–\s?5 May 2027$/)).toBeTruthy();
  expect(screen.getByText('The congress opens on Monday, 3 May 2027, 08:00 (Europe/Berlin).')).toBeTruthy();
  expect(screen.queryByText(/On your clock/)).toBeNull();
  expect(screen.getByText('Then the programme opens here.')).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Until the opening' }).textContent).toBe('2 days 1 hour 2 minutes ');
});

test('a visitor in another zone reads the opening in their own time, too', () => {
  deviceIn('America/Los_Angeles');
  show({ countdown: false }, { now: '2027-05-01T04:58:30Z' });
  expect(screen.getByText('The congress opens on Monday, 3 May 2027, 00:00 (Europe/Berlin).')).toBeTruthy();
  expect(screen.getByText('On your clock: Sunday, 2 May 2027, 15:00.')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a day without a time shows no time where the clocks agree; the organiser’s format and link apply', () => {
  deviceIn('Europe/Berlin');
  const documents = { app: { event: { website: 'https://www.example.org' }, programme: [{ dateformat: 'DD.MM.YYYY' }] } };
  show({ before: 'Soon.' }, { now: '2027-05-01T04:58:30Z', documents });
  expect(screen.getByText('The congress opens on Monday, 3 May 2027.')).toBeTruthy();
  expect(screen.getByText('03.05.2027 – 05.05.2027')).toBeTruthy();
  expect(screen.getByText('Soon.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Website of the congress' }).getAttribute('href')).toBe('https://www.example.org');
});

test('above the words a pattern, the organiser’s picture, or nothing; the place stands with the days', () => {
  deviceIn('Europe/Berlin');
  const around = { now: '2027-05-01T04:58:30Z', raw: { app: { event: { venue: 'Hall', city: 'Leipzig' } } } };
  const pictured = show({ image: 'https://www.example.org/harbour.jpg', alt: 'The harbour' }, around);
  expect(screen.getByRole('img', { name: 'The harbour' }).getAttribute('src')).toBe('https://www.example.org/harbour.jpg');
  expect(screen.getByText(/5 May 2027 · Hall, Leipzig$/)).toBeTruthy();
  pictured.unmount();
  const bare = show({ cover: false }, around);
  expect([...bare.root.querySelectorAll('svg, img')]).toEqual([]);
  bare.unmount();
  expect(show({}, around).root.querySelector('svg, img')).not.toBeNull();
});

test('after: it is over, thanks, and one link', () => {
  show({ link: 'page:News', linkText: 'News' }, { now: '2027-05-06T00:00:00+02:00' });
  expect(screen.getByRole('heading', { level: 1, name: 'The congress is over' })).toBeTruthy();
  expect(screen.getByText('It ended on Wednesday, 5 May 2027.')).toBeTruthy();
  expect(screen.getByText('Thank you for being with us.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['News']);
});

test('after: the organiser’s text replaces the thanks', () => {
  show({ after: { 'en-GB': 'See you in 2028.' } }, { now: '2027-05-07T00:00:00Z', info: timed });
  expect(screen.getByText('See you in 2028.')).toBeTruthy();
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

test('opened while the congress runs, it says until when, and links to the event and its programme', () => {
  const running = { now: '2027-05-04T00:00:00Z' };
  const { unmount } = show({}, running);
  expect(screen.getByText('The congress is open until Wednesday, 5 May 2027.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Go to the home page', 'Search the programme']);
  unmount();
  // A programme that is closed to the reader is not offered.
  show({}, { ...running, info: { EndDate: '' }, frame: { denial: () => [{ kind: 'sign-in' }] } });
  expect(screen.getByText('The congress is open.')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('without dates it shows one sentence', () => {
  const { root } = show({}, { info: { StartDate: '', EndDate: '' } });
  expect(root.textContent).toBe('Congress 2027The dates will be announced here.');
});

test('its texts can be replaced', () => {
  show({}, { language: 'de-DE', now: '2027-06-01T00:00:00Z', texts: { 'shell.holding.over': 'Der Kongress ist vorbei' } });
  expect(screen.getByRole('heading', { name: 'Der Kongress ist vorbei' })).toBeTruthy();
});
