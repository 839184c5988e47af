// The name of the page that is opened first: in the language of the address, whose texts come with that page.
import { expect, test, vi } from 'vitest';

test('the first page in another language than English has its name in that language', async () => {
  // As in a browser: no texts are here before the page asks for them.
  vi.resetModules();
  const [{ services }, { loadPage }, { testEvent }, { platformBundles }] = await Promise.all([
    import('./app.fixture.ts'),
    import('./load-page.ts'),
    import('../../tests/support/render-view.tsx'),
    import('../i18n/platform-texts.ts'),
  ]);
  expect(platformBundles.filter(({ language }) => language === 'de-DE')).toEqual([]);
  const made = services([], { event: testEvent });
  const loaded = await loadPage(made.services, new URL('/login/society/congress2027/de-DE', 'http://localhost'));
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  expect([loaded.page.page, loaded.name]).toEqual(['LoginPage', 'Anmelden']);
});
