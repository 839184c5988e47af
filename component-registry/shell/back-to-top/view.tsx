// A button back to the top of a long page, clear of the bottom banner (A §9: height of the banner and 50 px).
import { useSyncExternalStore } from 'react';
import { ArrowIcon, framed, IconButton, useDocument, useTexts, type ViewProps } from '#sdk';
import { useWide } from '../header/use-media-query.ts';
import { bottomMargin } from './bottom-margin.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** From here on it is shown, in heights of the window. */
const SCREENS = 1.5;

export default function BackToTop({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const app = useDocument('app');
  const isWide = useWide() === true;
  const isFarDown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCREENS * window.innerHeight,
    () => false,
  );
  const place = framed(frame, styles.root);
  return (
    <div {...place} style={{ ...place.style, '--bottom': `${bottomMargin(app, isWide)}px` } as Record<string, unknown>} hidden={!isFarDown}>
      <IconButton className={styles.button} label={t('label')} icon={<ArrowIcon aria-hidden="true" />} onClick={goToTop} />
    </div>
  );
}

function goToTop(): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  window.scrollTo({ top: 0, behavior });
  // The button is about to go: the keyboard continues where the eyes are.
  document.getElementById('foyer-main')?.focus({ preventScroll: true });
}

function onScroll(changed: () => void): () => void {
  const closing = new AbortController();
  window.addEventListener('scroll', changed, { passive: true, signal: closing.signal });
  window.addEventListener('resize', changed, closing);
  return () => closing.abort();
}
