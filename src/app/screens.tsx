// Screens of the app itself: nothing here, something went wrong, starting. One sentence and one action each.
import { type ReactElement, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import type { EventInfo } from '../contract/core.ts';
import { pagePath } from '../pages/match.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './shell.module.css';
import { ThemeLink } from './theme-link.tsx';

/** Words of these screens by language; they must be there even when the event's texts are not. */
const words = {
  en: {
    notFound: 'This page does not exist',
    notFoundHint: 'The address may be mistyped, or the page was taken down.',
    home: 'Go to the home page',
    offline: 'No connection',
    offlineHint: 'The event could not be loaded. Check your connection and try again.',
    error: 'Something went wrong',
    errorHint: 'The page could not be loaded. Try again in a moment.',
    retry: 'Try again',
  },
  de: {
    notFound: 'Diese Seite gibt es nicht',
    notFoundHint: 'Vielleicht ist die Adresse vertippt, oder die Seite wurde entfernt.',
    home: 'Zur Startseite',
    offline: 'Keine Verbindung',
    offlineHint: 'Die Veranstaltung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    error: 'Etwas ist schiefgegangen',
    errorHint: 'Die Seite konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
  },
};

const wordsOf = (language: string): (typeof words)['en'] => (language.startsWith('de') ? words.de : words.en);

export function NotFoundScreen({ info, language = 'en-GB' }: { info: EventInfo | undefined; language: string | undefined }): ReactElement {
  const say = wordsOf(language);
  useTitle(say.notFound, info?.Name);
  const home = info ? pagePath('HomePage', { instance: info.Instance, event: info.Shortname, language }) : '/';
  return (
    <main id="foyer-main" tabIndex={-1} className={styles.screen}>
      {info && <ThemeLink info={info} />}
      <h1>{say.notFound}</h1>
      <p>{say.notFoundHint}</p>
      <div>
        <a className={buttonClass({})} href={home}>
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
  useTitle(offline ? say.offline : say.error, undefined);
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

function useTitle(title: string, event: string | undefined): void {
  useEffect(() => {
    document.title = event ? `${event} - ${title}` : title;
  }, [title, event]);
}
