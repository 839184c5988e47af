// The sign-out page: signs its viewer out, here and at the provider (A §4 Logout).
import { useEffect, useRef } from 'react';
import { SIGN_OUT_FORM } from '#contract/sign-in-form';
import { Button, buttonClass, framed, Link, sitePath, useAddress, useEvent, useTexts, useUser, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function SignOut({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { user, signOut } = useUser();
  const address = useAddress();
  const { event } = useEvent();
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
      {isLeaving && (
        <noscript>
          <form method="post" action={sitePath(SIGN_OUT_FORM)}>
            <input type="hidden" name="eventShort" value={event} />
            <Button type="submit" variant="primary">
              {t('leave')}
            </Button>
          </form>
        </noscript>
      )}
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
