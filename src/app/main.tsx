// Starts the attendee's app.
import '../ui/base.css';
import { type ReactElement, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { restoreScheme } from '../session/use-scheme.ts';
import { isAway } from './away-page.ts';
import { warnInConsole, watchWindow } from './diagnostics/browser-reporter.ts';
import { createRouter } from './router.tsx';
import { createServices } from './create-services.ts';
import { LEFT_TO_BROWSER } from './ssr/render-request.ts';
import { stopHolding } from './replay-press.ts';
import { renderedState, takeOver } from './take-over.ts';
import { nextTask } from '../base/next-task.ts';
import { LONG_PAUSE, whenIdle } from '../base/when-idle.ts';
import { loadLateCode } from './load-late-code.ts';

// Before the first paint; otherwise a dark page would flash light.
restoreScheme();
// Before any request: no address with a token may be shown, stored or sent (A §4 Sign-in; R32).
const { pathname, search, hash } = location;
const arrived = /(_|%5f)token/i.test(search + hash) ? pathname + search + hash : '';
if (arrived) history.replaceState(history.state, '', pathname);
// The code has just been evaluated, in one task with all it imports.
void nextTask().then(start);

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  const rendered = arrived ? undefined : renderedState(document);
  const services = createServices(rendered);
  watchWindow(services.diagnostics);
  let shown: ReturnType<typeof createRouter> | undefined;
  /** Where the reader is on the way to. */
  const goingTo = (): string | undefined => {
    const next = shown?.state.navigation.location;
    return next && shown?.createHref(next);
  };
  whenIdle(() => {
    import('./reload-stale-build.ts').then(
      ({ reloadStaleBuild }) => reloadStaleBuild(import.meta.url, goingTo),
      () => undefined,
    );
  }, LONG_PAUSE);
  const tree = (router: ReturnType<typeof createRouter>): ReactElement => {
    shown = router;
    return (
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    );
  };
  // Placements report their own errors, with their place; this adds the stack for developers.
  const options = {
    onCaughtError: warnInConsole,
    // The page was drawn otherwise than the server had: visitors see it change.
    onRecoverableError: (error: unknown) =>
      (error as { digest?: string }).digest === LEFT_TO_BROWSER ||
      services.diagnostics.report({ code: 'rendered-otherwise', message: String(error), file: location.pathname, pointer: '' }),
  };
  const draw = (): void => {
    services.takenOver();
    root.replaceChildren();
    createRoot(root, options).render(tree(createRouter(services)));
  };
  /** Loads what a rendered page came without, before it is needed. */
  async function loadRest(): Promise<void> {
    await loadLateCode();
    for (const name of rendered?.components ?? []) void services.registry.find(name)?.load();
  }
  const takenOver = (): void => {
    services.takenOver();
    whenIdle(() => void loadRest());
  };
  if (arrived) {
    const taken = import('./arrived-token.ts').then(({ takeArrivedToken }) => takeArrivedToken(services, arrived));
    void taken.catch(() => false).then((leaves) => leaves || draw());
  } else if (rendered) {
    void takeOver(services, rendered).then(
      (screen) => {
        if (!screen) return draw();
        stopHolding(root);
        // In small steps, and at once where somebody touches the page.
        startTransition(() => void hydrateRoot(root, tree(createRouter({ ...services, takenOver }, screen)), options));
      },
      (error: unknown) => {
        // Without a connection the page stays readable as it came; its links lead on by themselves.
        if (isAway(error)) window.addEventListener('online', () => location.reload(), { once: true });
        else draw();
      },
    );
  } else draw();
}
