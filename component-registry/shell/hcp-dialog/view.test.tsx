// The question for healthcare professionals: asked once, answered only after the box is ticked, errors shown.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { overlayQueue } from '../../../src/stores/overlay-queue.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import View from './view.tsx';

beforeAll(installTopLayer);

/** The dialog for Mira; `asked` are the requests, `undefined` is an answer of the server that never comes. */
async function ask(reply: Response | undefined, search = '') {
  const fetch = vi.fn<typeof globalThis.fetch>(() => (reply ? Promise.resolve(reply) : new Promise(() => undefined)));
  const shown = renderView(
    View,
    {},
    {
      search,
      documents: { app: app.parse({ showHCPModal: true }) },
      frame: { person: viewerAccount(mira).person, api: { base: '', fetch } },
    },
  );
  await screen.findByRole('dialog');
  return { ...shown, asked: () => fetch.mock.calls.map(([address, init]) => `${String(address)} ${String(init?.body)}`) };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([
  ['a visitor', null, true],
  ['who answered no', { ...mira, HealthCareProfessional: false }, true],
  ['who answered yes', { ...mira, HealthCareProfessional: true }, true],
  ['where the event does not ask', mira, false],
])('%s is not asked', (_, user, showHCPModal) => {
  renderView(View, {}, { documents: { app: app.parse({ showHCPModal }) }, frame: { person: viewerAccount(user).person } });
  expect(overlayQueue.getState().waiting).toEqual([]);
});

test.each([
  ['Yes, I am', true],
  ['No, I am not', false],
])('"%s" only after the box, and is kept', async (name, said) => {
  const { asked } = await ask(Response.json({ HealthCareProfessional: said }));
  expect(button(name).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button(name));
  expect(asked()).toEqual([`/api/Session/HealthCareProfessional?shortName=society%2Fcongress2027 {"HealthCareProfessional":${said}}`]);
});

test('only one answer is sent at a time, the first', async () => {
  const { asked } = await ask(undefined);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('No, I am not'));
  expect(button('No, I am not').getAttribute('aria-busy')).toBe('true');
  expect(button('Yes, I am').getAttribute('aria-busy')).toBeNull();
  await userEvent.click(button('Yes, I am'));
  expect(asked()).toHaveLength(1);
});

test('an answer that could not be saved is reported, and the question stays', async () => {
  await ask(Response.json({}, { status: 500 }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('Yes, I am'));
  expect((await screen.findAllByText(/could not be kept/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('it can be postponed, and then nothing is sent', async () => {
  const { asked } = await ask(Response.json({}));
  await userEvent.click(button('Answer later'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toEqual([]);
});

test.each([
  ['who came from a page', { idx: 1 }, '?day=2'],
  ['who came from outside', null, ''],
])('%s and answers no is led back there, or home', async (_, state, query) => {
  history.replaceState(state, '');
  const { place } = await ask(Response.json({ HealthCareProfessional: false }), '?day=2');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('No, I am not'));
  await waitFor(() => expect(place()).toBe(`/home/society/congress2027/en-GB${query}`));
  expect(button('No, I am not').getAttribute('aria-busy')).toBeNull();
  expect(place()).toBe(`/home/society/congress2027/en-GB${query}`);
  history.replaceState(null, '');
});
