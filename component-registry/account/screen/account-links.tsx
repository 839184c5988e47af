// Other ways on from a screen: plain links below the form, each where the visitor came from kept.
import { Link, useReturnUrl } from '#sdk';
import styles from './screen.module.css';

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
