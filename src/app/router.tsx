// The router: one route for every address; the page table says what it is.
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router';
import type { ReactElement } from 'react';
import { type Loaded, loadPage } from './load-page.ts';
import { PageScreen, pageIdentity } from './page-screen.tsx';
import { ErrorScreen, NotFoundScreen, StartScreen } from './screens.tsx';
import type { Services } from './services.ts';
import { Shell } from './shell.tsx';

/** Query parameters that make another page; all others (filters, days) belong to components. */
const decisive = ['container', 'preview'];

/** Makes the router on the browser's history. */
export function createRouter(services: Services): ReturnType<typeof createBrowserRouter> {
  const loader = async ({ request }: LoaderFunctionArgs): Promise<Loaded | Response> => {
    const loaded = await loadPage(services, new URL(request.url));
    return loaded.kind === 'redirect' ? redirect(loaded.to, { status: 302, headers: { 'X-Remix-Replace': 'true' } }) : loaded;
  };
  return createBrowserRouter([
    {
      element: <Shell />,
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
  ]);
}

function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  return decisive.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

function Screen({ services }: { services: Services }): ReactElement {
  const loaded = useLoaderData<Exclude<Loaded, { kind: 'redirect' }>>();
  if (loaded.kind === 'not-found') return <NotFoundScreen />;
  return <PageScreen key={pageIdentity(loaded)} ready={loaded} services={services} />;
}

function Failure(): ReactElement {
  return <ErrorScreen error={useRouteError()} />;
}
