// Fonts of an external service come after consent, replace the theme's when they are there, and go when consent is withdrawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FontKit } from '../model/font-kit.ts';
import { consent, decideConsent } from '../stores/consent.ts';
import { followFontKit } from './font-kit.ts';

const scope = 'society.congress2027';
const event = { Instance: 'society', Shortname: 'congress2027' };
const kit: FontKit = { url: 'https://fonts.example.org/kit.css', heading: 'Example Serif', text: '', origins: [] };
const load = vi.fn<(font: string) => Promise<unknown[]>>();
const root = document.documentElement;
const sheets = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
const heading = () => root.style.getPropertyValue('--font-heading');
const decide = (fonts: boolean) => decideConsent(scope, { analytics: false, fonts });

beforeEach(() => {
  // Files share a document: the sheets of others are not what is tested.
  for (const link of document.head.querySelectorAll('link')) link.remove();
  load.mockReset().mockResolvedValue([{}]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  root.style.setProperty('--font-heading', '');
  for (const kind of ['analytics', 'fonts']) document.cookie = `${scope}.${kind}=; path=/; max-age=0`;
  consent.setState(consent.getInitialState());
});
afterEach(() => followFontKit(undefined, event));

/** The style sheet has come. */
const sheetComes = () => document.head.querySelector('link')!.dispatchEvent(new Event('load'));

test('nothing is asked for before the visitor has accepted', () => {
  followFontKit(kit, event);
  decide(false);
  expect([sheets(), load.mock.calls]).toEqual([[], []]);
});

test('an answer that was given before counts, and so does one given now', async () => {
  decide(true);
  consent.setState(consent.getInitialState());
  followFontKit(kit, event);
  followFontKit({ ...kit }, event);
  expect(sheets()).toEqual([kit.url]);
  sheetComes();
  await vi.waitFor(() => expect(heading()).toBe('"Example Serif"'));
  expect(load.mock.calls).toEqual([['1em "Example Serif"']]);
  decide(false);
  expect([sheets(), heading()]).toEqual([[], '']);
  decide(true);
  expect(sheets()).toEqual([kit.url]);
});

test('a family that the style sheet does not have leaves the theme its font', async () => {
  load.mockResolvedValue([]);
  decide(true);
  followFontKit(kit, event);
  sheetComes();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(heading()).toBe('');
});

test('another event without one takes it away; one that comes late changes nothing any more', async () => {
  decide(true);
  let come: (fonts: unknown[]) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (come = resolve)));
  followFontKit(kit, event);
  sheetComes();
  followFontKit(undefined, { ...event, Shortname: 'other27' });
  come([{}]);
  await Promise.resolve();
  expect([sheets(), heading()]).toEqual([[], '']);
});
