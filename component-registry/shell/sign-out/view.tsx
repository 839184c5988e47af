// The sign-out page: signs its viewer out, here and at the provider (A §4 Logout).
import { useEffect, useRef } from 'react';
import { buttonClass, framed, Link, useAddress, useTexts, useUser, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function SignOut({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { user, signOut } = useUser();
  const address = useAddress();
  const isLeaving = user !== null;
  const began = useRef(false);
  useEffect(() => {
    if (!isLeaving || began.current) return;
    began.current = true;
    // Without an address from the server this page opens again, for a visitor then.
    void signOut(address);
  }, [isLeaving, signOut, address]);
  return (
    <section {...framed(frame, styles.root)} aria-busy={isLeaving || undefined}>
      <h1>{t(isLeaving ? 'leaving' : 'left')}</h1>
      {!isLeaving && (
        <>
          <p className={styles.lead}>{t('leftHint')}</p>
          <Link to="page:HomePage" className={buttonClass({ variant: 'primary' })}>
            {t('home')}
          </Link>
        </>
      )}
    </section>
  );
}
