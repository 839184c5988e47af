// The way into the preview: an address that asks for one loads none of its code unless the server has granted it.
import { beforeEach, expect, test, vi } from 'vitest';
import { createPreviewLoader } from './preview-loader.ts';
import { previewClass } from './reader-class.ts';
import type { Services } from './services.ts';

const opened = vi.hoisted(() => vi.fn<() => object>());
vi.mock('../preview/open-preview.tsx', () => ({ startPreview: opened }));
beforeEach(() => void opened.mockReset().mockReturnValue({ clock: 'clock', api: 'api', queries: 'queries' }));

const load = (boot: object, query: string) =>
  createPreviewLoader(
    { boot, clock: 'own' } as unknown as Services,
    () => ({}) as never,
  )(new URL(`https://example.org/home/demo/x/en-GB${query}`));
const granted = { access: { class: previewClass.name } };

test.each([
  ['no class', {}],
  ['the class of visitors', { access: { class: 'hT3' } }],
  ['the class of somebody signed in', { access: { class: 'all1' } }],
  ['no class, and not exported', { isStatic: false }],
])('with %s ?preview opens nothing', async (_, boot) => {
  expect(await load(boot, '?preview')).toBeUndefined();
  expect(await load(boot, '?preview=attendee&as=super-user')).toBeUndefined();
  expect(opened).not.toHaveBeenCalled();
});

test('where it was granted, and on an exported site, the preview opens for addresses that ask for it', async () => {
  expect(await load(granted, '')).toBeUndefined();
  expect(opened).not.toHaveBeenCalled();
  expect(await load(granted, '?preview')).toMatchObject({ services: { clock: 'clock', api: 'api' } });
  expect(await load({ isStatic: true }, '?preview')).toBeDefined();
});
