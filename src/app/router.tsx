// The router: one route for every address; the page table defines which page it is.
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { inSite, pagePathIn, SITE } from '../session/site-path.ts';
import { isSamePage, matchAddress, pagePath } from '../pages/match.ts';
import { awayPage, expectCode, type LastPage } from './away-page.ts';
import { type Loaded, loadPage } from './load-page.ts';
import { PageScreen, pageIdentity } from './page-screen.tsx';
import { ErrorScreen, MaintenanceScreen, NotFoundScreen, StartScreen } from './screens.tsx';
import { createPreviewLoader, type OpenPreview } from './preview-loader.ts';
import type { Services } from './services.ts';
import { useAccountHub } from './use-account-hub.ts';
import { useReconnect } from './use-reconnect.ts';
import { Shell } from './shell.tsx';

/** Query parameters that make another page; all others (filters, days) belong to components. */
const decisive = ['container', 'preview', 'previewLounge', 'as', 'explain'];

/** The data of a screen. */
type ScreenData = { loaded: Exclude<Loaded, { kind: 'redirect' | 'denied' }>; opened: OpenPreview | undefined };

/** Makes the router on the browser's history. */
export function createRouter(services: Services): ReturnType<typeof createBrowserRouter> {
  const previewOf = createPreviewLoader(services, () => router);
  /** The last loaded page: its header and footer stay while the server is unreachable. */
  let last: LastPage | undefined;
  const loader = async ({ request }: LoaderFunctionArgs): Promise<ScreenData | Response> => {
    const url = new URL(request.url);
    url.pathname = pagePathIn(url.pathname);
    const opened = await previewOf(url);
    const own = opened?.services ?? services;
    const load = async (): Promise<Loaded> => {
      const found = await loadPage(own, url, opened?.preview.look);
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
  const router = createBrowserRouter(
    [
      {
        element: <Shell services={services} />,
        children: [
          {
            path: '*',
            loader,
            shouldRevalidate,
            element: <Screen services={services} />,
            errorElement: <Failure />,
            hydrateFallbackElement: <StartScreen />,
          },
        ],
      },
    ],
    { basename: SITE },
  );
  // Presence is followed only after the first page, which has priority.
  void services.presence().then(
    async (presence) => (await import('./lazy-guards.ts')).guardCode.followPresence(services, presence, router),
    () => undefined,
  );
  return router;
}

const replaceBy = (to: string): Response => redirect(to, { status: 302, headers: { 'X-Remix-Replace': 'true' } });

/** Whether an address asks for another page than the one on screen; filters and days in the query do not. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  if (!isSamePage(inSite(currentUrl), inSite(nextUrl))) return true;
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  return decisive.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

function Screen({ services }: { services: Services }): ReactElement {
  const { loaded, opened } = useLoaderData<ScreenData>();
  const preview = opened?.preview;
  const own = opened?.services ?? services;
  const takeover = useAccountHub(own, loaded.kind === 'page' ? loaded : undefined);
  useReconnect(loaded.kind === 'page' && loaded.isAway === true);
  return (
    <>
      {loaded.kind === 'not-found' ? (
        <NotFoundScreen />
      ) : loaded.kind === 'maintenance' ? (
        <MaintenanceScreen />
      ) : (
        <QueryClientProvider client={own.queries}>
          <PageScreen
            key={pageIdentity(loaded) + (preview ? ' in preview' : '')}
            ready={loaded}
            services={own}
            preview={preview}
            takeover={takeover}
          />
        </QueryClientProvider>
      )}
      {preview && <preview.Parts />}
    </>
  );
}

function Failure(): ReactElement {
  return <ErrorScreen error={useRouteError()} />;
}
