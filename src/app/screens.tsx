// Screens of the app itself: not found, error, maintenance, starting. One sentence and one action each. No placements: there is no event here whose page could hold them.
import { type ReactElement, useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { buttonClass } from '../ui/button.tsx';
import { SITE } from '../session/site-path.ts';
import { RetryButton } from './retry-button.tsx';
import { useReconnect } from './use-reconnect.ts';
import { windowTitle } from './navigation/window-title.ts';
import styles from './shell.module.css';
import { appText } from './app-texts.ts';

/** For an address without an event; inside an event the page NotFoundPage is shown. */
export function NotFoundScreen(): ReactElement {
  const say = appText(navigator.language);
  useTitle(say('notFound'));
  return (
    <main id="foyer-main" tabIndex={-1} className={styles.screen} data-motif="">
      <h1>{say('notFound')}</h1>
      <p>{say('notFoundHint')}</p>
      <div>
        <a className={buttonClass({})} href={SITE}>
          {say('home')}
        </a>
      </div>
    </main>
  );
}

/** A page failed to load: maintenance (503), no connection, or another error. */
export function ErrorScreen({ error }: { error: unknown }): ReactElement {
  if (error instanceof ApiError && error.status === 503) return <MaintenanceScreen />;
  const say = appText(navigator.language);
  const offline = error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
  return <RetryScreen headline={offline ? say('offline') : say('error')} hint={offline ? say('offlineHint') : say('errorHint')} />;
}

/** In place of every page during maintenance (A §2 Maintenance page, A §8: 503); disappears when the server is back. */
export function MaintenanceScreen(): ReactElement {
  const say = appText(navigator.language);
  return <RetryScreen headline={say('maintenance')} hint={say('maintenanceHint')} />;
}

/** Shows what is wrong and offers to retry; retries by itself, too. */
function RetryScreen({ headline, hint }: { headline: string; hint: string }): ReactElement {
  useTitle(headline);
  useReconnect(true);
  return (
    <main id="foyer-main" tabIndex={-1} className={styles.screen} data-motif="">
      {/* Announced when it appears; there is still one landmark. */}
      <div role="alert">
        <h1>{headline}</h1>
        <p>{hint}</p>
      </div>
      <div>
        <RetryButton language={navigator.language} />
      </div>
    </main>
  );
}

/** While the first page is loading, in the colours of the event. */
export function StartScreen(): ReactElement {
  return <div className={styles.start} data-starting="" aria-busy="true" />;
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = windowTitle('', title);
  }, [title]);
}
