// Screens of the app itself: nothing here, something went wrong, starting. One sentence and one action each.
import { type ReactElement, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { SITE } from '../session/site-path.ts';
import styles from './shell.module.css';
import { wordsOf } from './words.ts';

/** An address of no event; inside an event the page NotFoundPage says it. */
export function NotFoundScreen(): ReactElement {
  const say = wordsOf(navigator.language);
  useTitle(say.notFound);
  return (
    <main id="foyer-main" tabIndex={-1} className={styles.screen}>
      <h1>{say.notFound}</h1>
      <p>{say.notFoundHint}</p>
      <div>
        <a className={buttonClass({})} href={SITE}>
          {say.home}
        </a>
      </div>
    </main>
  );
}

export function ErrorScreen({ error }: { error: unknown }): ReactElement {
  const say = wordsOf(navigator.language);
  const offline = error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
  const { revalidate, state } = useRevalidator();
  useTitle(offline ? say.offline : say.error);
  useEffect(() => {
    const again = (): void => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <main id="foyer-main" tabIndex={-1} className={styles.screen} role="alert">
      <h1>{offline ? say.offline : say.error}</h1>
      <p>{offline ? say.offlineHint : say.errorHint}</p>
      <div>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {say.retry}
        </Button>
      </div>
    </main>
  );
}

/** While the first page is on its way: calm, in the colours of the event. */
export function StartScreen(): ReactElement {
  return <div className={styles.start} aria-busy="true" />;
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
