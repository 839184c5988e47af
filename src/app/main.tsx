// Starts the attendee's app.
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { restoreScheme } from '../session/use-scheme.ts';
import { warnInConsole, watchWindow } from './diagnostics/browser-reporter.ts';
import { createRouter } from './router.tsx';
import { createServices } from './create-services.ts';

// Before the first paint; otherwise a dark page would flash light.
restoreScheme();
// Before any request: no address with a token may be shown, stored or sent (A §4 Sign-in; R32).
const { pathname, search, hash } = location;
const arrived = /(_|%5f)token/i.test(search + hash) ? pathname + search + hash : '';
if (arrived) history.replaceState(history.state, '', pathname);
const services = createServices();
watchWindow(services.diagnostics);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const draw = (): void => {
  const router = createRouter(services);
  // Placements report their own errors, with their place; this adds the stack for developers.
  createRoot(root, { onCaughtError: warnInConsole }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};
if (arrived) {
  const taken = import('./arrived-token.ts').then(({ takeArrivedToken }) => takeArrivedToken(services, arrived));
  void taken.catch(() => false).then((leaves) => leaves || draw());
} else draw();
