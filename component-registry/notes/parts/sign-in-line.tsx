// A way to sign in, and back to this page.
import type { ReactNode } from 'react';
import { buttonClass, Link, useAddress } from '#sdk';
import styles from './notes.module.css';

type SignInLineProps = {
  /** What it is for, in words before the link; empty for none. */
  why: string;
  /** Words of the link. */
  label: string;
  /** What stands after the link. */
  children?: ReactNode;
};

export function SignInLine({ why, label, children }: SignInLineProps) {
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  return (
    <p className={styles.signIn}>
      {why !== '' && <span className={styles.muted}>{why}</span>}
      <Link to={`page:LoginPage?${here}`} className={buttonClass({ size: 'small' })}>
        {label}
      </Link>
      {children}
    </p>
  );
}
