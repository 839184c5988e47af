// Ways on from a screen: its one main link, and plain links below the form; the address the visitor came from goes along.
import type { ReactNode } from 'react';
import { buttonClass, Link, useReturnUrl } from '#sdk';
import styles from './screen.module.css';

const main = buttonClass({ variant: 'primary', size: 'large' });

/** The main action of a screen, where it is a link within the app. */
export const MainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={main}>
    {children}
  </Link>
);

/** The main action, where the page it leads to is loaded anew. */
export const MainAnchor = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={main}>
    {children}
  </a>
);

/** A way on: a page of the event and its words. */
export type AccountLink = { page: string; text: string };

/** Links to other account pages; the return URL goes with them through the whole journey (A §4 Return URL). */
export function AccountLinks({ links }: { links: readonly AccountLink[] }) {
  const keep = useKeptReturnUrl();
  return (
    <p className={styles.links}>
      {links.map(({ page, text }) => (
        <Link key={page} to={keep(page)}>
          {text}
        </Link>
      ))}
    </p>
  );
}

/** `keep('LoginPage', { done: 'reset' })`: a link to an account page that brings the return URL along. */
export function useKeptReturnUrl(): (page: string, query?: Readonly<Record<string, string>>) => string {
  const returnUrl = useReturnUrl();
  return (page, query = {}) => {
    const words = new URLSearchParams({ ...(returnUrl && { returnUrl }), ...query }).toString();
    return `page:${page}${words && `?${words}`}`;
  };
}
