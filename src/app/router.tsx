// The router of the browser: loads the screen of every address, and what replaces it.
import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { pageAddress, pagePathIn, SITE } from '../session/site-path.ts';
import { matchAddress, pagePath } from '../pages/match.ts';
import { awayPage, expectCode, type LastPage } from './away-page.ts';
import { loadLateCode } from './load-late-code.ts';
import { type Loaded, loadPage } from './load-page.ts';
import { createPreviewLoader } from './preview-loader.ts';
import { PAGE_ROUTE, routesOf, type ScreenData } from './routes.tsx';
import type { Services } from './services.ts';

/** Makes the router on the browser's history; `first` is the screen of its address, where that is loaded already. */
export function createRouter(services: Services, first?: ScreenData): ReturnType<typeof createBrowserRouter> {
  const previewOf = createPreviewLoader(services, () => router);
  /** The last loaded page: its header and footer stay while the server is unreachable. */
  let last: LastPage | undefined =
    first?.loaded.kind === 'page' ? { ready: first.loaded, url: pageAddress(new URL(location.href)) } : undefined;
  const loader = async ({ request }: LoaderFunctionArgs): Promise<ScreenData | Response> => {
    const url = pageAddress(new URL(request.url));
    const opened = await previewOf(url);
    const own = opened?.services ?? services;
    const load = async (): Promise<Loaded> => {
      const late = loadLateCode();
      const found = await loadPage(own, url, opened?.preview.look);
      await late;
      // The first page is shown with whatever has loaded.
      if (last && found.kind === 'page') await expectCode(own, found);
      return found;
    };
    const loaded = await load().catch((error: unknown) => {
      const away = awayPage(last, url, error);
      if (!away) throw error;
      return away;
    });
    if (loaded.kind === 'page' && !loaded.isAway) last = { ready: loaded, url };
    if (loaded.kind === 'redirect') return replaceBy(loaded.to);
    if (loaded.kind === 'denied') return denied(loaded, url);
    return { loaded, opened };
  };
  /** Back to the page on screen, which shows the reason; if there is none, the no-access page does. */
  const denied = ({ page, missing }: Extract<Loaded, { kind: 'denied' }>, url: URL): Response => {
    const { pathname, search, hash } = router.state.location;
    const there = pagePathIn(pathname);
    if (router.state.initialized && there !== url.pathname) {
      services.denials.open({ page, missing });
      return replaceBy(there + search + hash);
    }
    const address = matchAddress(url.pathname, url.search);
    return replaceBy(address ? `${pagePath('NoaccessPage', address)}?prevPage=${encodeURIComponent(page)}` : '/');
  };
  const router = createBrowserRouter(routesOf(services, loader), {
    basename: SITE,
    ...(first && { hydrationData: { loaderData: { [PAGE_ROUTE]: first } } }),
  });
  // Presence is followed only after the first page, which has priority.
  void services.presence().then(
    async (presence) => (await import('./lazy-guards.ts')).guardCode.followPresence(services, presence, router),
    () => undefined,
  );
  return router;
}

const replaceBy = (to: string): Response => redirect(to, { status: 302, headers: { 'X-Remix-Replace': 'true' } });
