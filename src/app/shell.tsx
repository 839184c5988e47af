// Around every page: skip link, progress of navigation, focus and scroll after it.
import { type ReactElement, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import styles from './shell.module.css';

export function Shell(): ReactElement {
  const navigation = useNavigation();
  return (
    <>
      <a className="skip-link" href="#foyer-main" onClick={(event) => skip(event)}>
        Skip to content
      </a>
      <div className={styles.progress} data-busy={navigation.state === 'loading' || undefined} aria-hidden="true" />
      <Outlet />
      <FocusAfterNavigation />
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus itself: the address must not change, or the page would be loaded again. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('foyer-main')?.focus();
}

/** After a navigation to another page the focus goes to its heading, so that a screen reader starts there. */
function FocusAfterNavigation(): null {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const main = document.getElementById('foyer-main');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!heading || heading.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
