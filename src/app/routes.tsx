// The routes of the app: one for every address; the page table defines which page it is.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs, useLoaderData, useRouteError } from 'react-router';
import { isSamePage } from '../pages/match.ts';
import { inSite } from '../session/site-path.ts';
import type { Loaded } from './load-page.ts';
import { PageScreen, pageIdentity } from './page-screen.tsx';
import type { LaterParts } from '../renderer/later-parts.ts';
import type { OpenPreview } from './preview-loader.ts';
import { ErrorScreen, MaintenanceScreen, NotFoundScreen, StartScreen } from './screens.tsx';
import type { Services } from './services.ts';
import { Shell } from './shell.tsx';
import { useAccountHub } from './use-account-hub.ts';
import { useReconnect } from './use-reconnect.ts';

/** Query parameters that make another page; all others (filters, days) belong to components. */
const decisive = ['container', 'preview', 'previewLounge', 'as', 'explain'];

/** The data of a screen. */
export type ScreenData = {
  loaded: Exclude<Loaded, { kind: 'redirect' | 'denied' }>;
  opened: OpenPreview | undefined;
  /** Placements of a rendered page that are taken over later. */
  later?: LaterParts;
};

/** Id of the route whose loader provides `ScreenData`. */
export const PAGE_ROUTE = 'page';

/** The routes; `loader` provides the screen of an address. */
export const routesOf = (services: Services, loader: (args: LoaderFunctionArgs) => Promise<ScreenData | Response>): RouteObject[] => [
  {
    id: 'shell',
    element: <Shell services={services} />,
    children: [
      {
        id: PAGE_ROUTE,
        path: '*',
        loader,
        shouldRevalidate,
        element: <Screen services={services} />,
        errorElement: <Failure />,
        hydrateFallbackElement: <StartScreen />,
      },
    ],
  },
];

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
  const { loaded, opened, later } = useLoaderData<ScreenData>();
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
            later={later}
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
