// The notice itself: a bar at the end of the window, with the settings in it when they are wanted.
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, closeConsent, Link, useAtBottom, useConsent, useDocument, useText, useTexts } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Few open them. */
const ConsentSettings = lazy(() => import('./consent-settings.tsx').then((code) => ({ default: code.ConsentSettings })));

type NoticeProps = {
  props: Props;
  /** Closes one that a preview has asked for: its answers change nothing. */
  onPreviewed: (() => void) | undefined;
};

/** Takes the focus only when the visitor has opened it, and gives it back. */
export function Notice({ props, onPreviewed }: NoticeProps): ReactElement {
  const t = useTexts(texts);
  const text = useText();
  const { showAnalyticsText, showAdobeTypekitText } = useDocument('app');
  const { privacy } = useDocument('header').appNavigationItems;
  const { choice, isAsked, decide: decideForGood } = useConsent();
  const decide: typeof decideForGood = onPreviewed ?? decideForGood;
  const closeNotice = onPreviewed ?? closeConsent;
  const [isCustom, setCustom] = useState(isAsked);
  const [custom, setOwn] = useState(choice ?? { analytics: false, fonts: false });
  const bar = useRef<HTMLElement>(null);
  const atBottom = useAtBottom('--cookie-notice');
  const place = useCallback(
    (element: HTMLElement | null) => {
      bar.current = element;
      return atBottom(element);
    },
    [atBottom],
  );
  // Whoever has answered by keyboard goes on at the content; who had opened the settings goes back to their button, below.
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(document.activeElement)) document.getElementById('foyer-main')?.focus({ preventScroll: true });
    },
    [],
  );
  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.activeElement;
    setCustom(true);
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isAsked]);
  const canClose = choice !== null || onPreviewed !== undefined;
  useEffect(() => {
    const shown = bar.current;
    const close = ({ key }: KeyboardEvent): void => void (key === 'Escape' && canClose && closeNotice());
    shown?.addEventListener('keydown', close);
    return () => shown?.removeEventListener('keydown', close);
  }, [canClose, closeNotice]);
  return (
    <section ref={place} className={styles.bar} aria-label={t('label')} tabIndex={-1}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>
          {text(props.text) || t('text')} {privacy && <Link to={privacy}>{t('privacy')}</Link>}
        </p>
      </div>
      {isCustom && (
        <Suspense fallback={null}>
          <ConsentSettings
            offered={{ analytics: showAnalyticsText, fonts: showAdobeTypekitText }}
            choice={custom}
            onChange={setOwn}
            onSave={() => decide({ analytics: showAnalyticsText && custom.analytics, fonts: showAdobeTypekitText && custom.fonts }, true)}
          />
        </Suspense>
      )}
      <div className={styles.ways}>
        {!isCustom && (
          <Button variant="quiet" onClick={() => setCustom(true)}>
            {t('customise')}
          </Button>
        )}
        {canClose && (
          <Button variant="quiet" onClick={closeNotice}>
            {t('close')}
          </Button>
        )}
        <Button onClick={() => decide({ analytics: false, fonts: false }, false)}>{t('necessary')}</Button>
        {showAnalyticsText && <Button onClick={() => decide({ analytics: true, fonts: true }, true)}>{t('all')}</Button>}
      </div>
    </section>
  );
}
