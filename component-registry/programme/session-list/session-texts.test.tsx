// Sessions are found by what they say of themselves; the texts are asked for once something is searched.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answers, defaults, open, shown } from './programme.fixture.tsx';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const TEXTS = '/api/Modules/PAGSessionTexts';
const texts = [
  { Id: 'Opening', Text: `${'Words before it. '.repeat(20)}How hospitals meet a warmer climate &amp; floods.` },
  { Id: 'Poster walk', Text: 'climate' },
];
const withTexts = (reply: unknown = texts) => ({ answers: { ...answers(), [TEXTS]: reply } });
const asked = (requests: readonly string[]): number => requests.filter((address) => address.startsWith(TEXTS)).length;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('nothing is asked before something is searched', async () => {
  const { requests } = open('', withTexts());
  await screen.findByRole('searchbox');
  expect(asked(requests)).toBe(0);
});

test('a word of a text alone finds its session, with the part that has it, marked', async () => {
  const { requests } = open('', withTexts());
  await userEvent.type(await screen.findByRole('searchbox'), 'climate');
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  expect((await screen.findByText('climate', { selector: 'mark' })).parentElement?.textContent).toMatch(/^… .*warmer climate & floods\.$/);
  expect(asked(requests)).toBe(1);
});

test('a title that says it needs no part of the text', async () => {
  open('', withTexts([{ Id: 'Opening', Text: 'The opening of the congress' }]));
  await userEvent.type(await screen.findByRole('searchbox'), 'opening');
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  expect(screen.queryByText(/of the congress/)).toBeNull();
});

test('a similar title is no answer while a text may have the word as written', async () => {
  let send: (reply: Response) => void = () => undefined;
  open(
    '',
    withTexts(() => new Promise<Response>((done) => void (send = done))),
  );
  await userEvent.type(await screen.findByRole('searchbox'), 'haert');
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryByText(/exactly these words/)).toBeNull();
  send(Response.json([{ Id: 'Free papers', Text: 'Dr Haert speaks' }]));
  await waitFor(() => expect(shown()).toEqual(['Free papers']));
});

test('where the texts cannot be read the rows are searched', async () => {
  open('', withTexts(new Response('{}', { status: 404 })));
  await userEvent.type(await screen.findByRole('searchbox'), 'openin');
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'opaning');
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  expect(screen.getAllByText(/Did you mean: opening\?/).length).toBeGreaterThan(0);
});

test('a page comes with the part that was found, and needs the texts for the next letter alone', async () => {
  const given = new Map<string, unknown>();
  const around = { ...withTexts(), search: '?q=climate', now: '2027-04-01T10:00:00Z' };
  renderView(View, defaults, { ...around, frame: { handOver: { give: (id, view) => void given.set(id, view) } } });
  // In a browser the search itself answers a moment later.
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  const sent = JSON.stringify([...given.values()]);
  expect(sent).toContain('warmer climate');
  expect(sent).not.toContain(texts[0]!.Text);
  cleanup();
});

test.each([
  ['who comes to an answer gets the texts when the browser is idle', false, 1],
  ['who saves data gets them with the next letter alone', true, 0],
])('%s', async (_, saveData, before) => {
  const alone = { ...defaults, across: false };
  const given = new Map<string, unknown>();
  const around = { ...withTexts(), search: '?q=climate', now: '2027-04-01T10:00:00Z' };
  renderView(View, alone, { ...around, frame: { handOver: { give: (id, view) => void given.set(id, view) } } });
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  cleanup();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  // The list as the server draws it, with its answer.
  const drawn = document.createElement('div');
  drawn.dataset['answer'] = JSON.stringify(['climate', ['Opening'], 'exact', ['climate'], ['climate']]);
  const real = document.getElementById.bind(document);
  vi.spyOn(document, 'getElementById').mockImplementation((id) => real(id) ?? drawn);
  const first = [...given.values()].find((one) => one !== true);
  const { requests } = renderView(View, alone, { ...around, frame: { handOver: { take: () => first } } });
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  expect(asked(requests)).toBe(0);
  await waitFor(() => expect(requests.some((address) => address.startsWith('/api/Modules/PAGSessionsV2'))).toBe(true), { timeout: 3000 });
  expect(asked(requests)).toBe(before);
  await userEvent.type(await screen.findByRole('searchbox'), 's');
  await waitFor(() => expect(asked(requests)).toBe(1));
});

test('lists within the limits of B §5 ask for no texts', async () => {
  const { requests } = open('?q=opening', withTexts(), { ...defaults, search: 'symposiaList', across: false });
  await waitFor(() => expect(shown()).toEqual(['Opening']));
  expect(asked(requests)).toBe(0);
});
