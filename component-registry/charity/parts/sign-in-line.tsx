// A way to sign in, and back to this page.
import { buttonClass, Link, useAddress, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './parts.module.css';

export function CharitySignInLine() {
  const t = useTexts(texts);
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  return (
    <p className={styles.signIn}>
      <span>{t('signInWhy')}</span>
      <Link to={`page:LoginPage?${here}`} className={buttonClass({ size: 'small' })}>
        {t('signIn')}
      </Link>
    </p>
  );
}
