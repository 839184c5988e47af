// At which instant the guards decide about an address.
import { expect, test } from 'vitest';
import { nobody } from '../rules/context.ts';
import { row, services } from './app.fixture.ts';
import { decideAddress, type ViewOptionsFor } from './decide-address.ts';
import { openAddress } from './open-address.ts';

const home = { page: 'HomePage', instance: 'society', event: 'congress2027', language: 'en-GB', params: {} };
const url = new URL('/home/society/congress2027/en-GB', 'http://localhost');
const rows = [
  row('app', { schemaVersion: 1, defaults: { disableAuth: true } }),
  row('pages/HomePage', { schemaVersion: 1, page: 'HomePage', layers: {} }),
];
/** The event lasts from 3 to 5 May; the clock of the fixture stands on 4 May. */
const AFTER = Date.parse('2027-06-01T10:00:00Z');

async function decide(look?: ViewOptionsFor) {
  const { services: made } = services(rows);
  const opened = await openAddress(made, home, look !== undefined);
  const lookLater: ViewOptionsFor = (...asked) => {
    made.clock.correct(AFTER);
    return look!(...asked);
  };
  return { made, decided: await decideAddress(made, url, opened!, look && lookLater) };
}

test('a visitor during the event is let in', async () => {
  const { decided } = await decide();
  expect(decided.route.verdict).toMatchObject({ guard: '', outcome: 'render' });
  expect(decided.request.now).toBe(Date.parse('2027-05-04T10:00:00Z'));
});

test('the guards decide at the instant that the preview sets while it reads the address', async () => {
  const { made, decided } = await decide(() => ({ who: nobody, container: 'browser', preview: false, search: '', extras: {} }));
  expect(decided.request.now).toBe(AFTER);
  expect(decided.route.visit.context.when.now).toBe(AFTER);
  expect(decided.route.verdict, 'the event is over').toMatchObject({ guard: 'holding', outcome: 'redirect' });
  expect(made.clock.now()).toBe(AFTER);
});
