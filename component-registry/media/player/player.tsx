// The player of streams, films and players of other sites: a still picture first; nothing is loaded before somebody presses play.
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ForeignContent, Picture, PlayIcon, useHostConsent, useMedia, useOrigin, useTexts } from '#sdk';
import { sandboxOf } from '../iframe/source.ts';
import type { PlayerProps } from './player-props.ts';
import { frameOf, hostOf, sourceKind } from './source.ts';
import { texts } from './texts.ts';
import styles from './player.module.css';

const FilmStage = lazy(() => import('./stage.tsx').then((code) => ({ default: code.FilmStage })));

export function Player(props: PlayerProps) {
  const { url, title, poster = '', ratio = '16/9', isStarted = false } = props;
  const t = useTexts(texts);
  const media = useMedia();
  const origin = useOrigin();
  const [isPressed, setPressed] = useState(isStarted);
  const src = media(url) ?? '';
  const host = hostOf(src);
  const { isGiven } = useHostConsent(host);
  const still = media(poster) ?? '';
  const mayShowStill = useHostConsent(hostOf(still)).isGiven;
  const kind = props.kind ?? sourceKind(src);
  const isOpen = isPressed || isStarted;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question of another host stands where the button was, so it takes the focus; a film takes it itself.
    if (isPressed && !isStarted) place.current?.querySelector('button')?.focus();
  }, [isPressed, isStarted]);
  return (
    <div ref={place} className={styles.place} data-kind={kind} style={{ '--ratio': ratio } as CSSProperties}>
      {!isOpen && (
        <button
          type="button"
          className={styles.still}
          data-needs="script"
          onClick={() => setPressed(true)}
          aria-label={t('start', { title })}
        >
          <Picture src={mayShowStill ? still : ''} alt="" name={title} ratio={ratio} className={styles.picture} />
          <span className={styles.mark} aria-hidden="true">
            <PlayIcon />
          </span>
        </button>
      )}
      {isOpen && kind === 'frame' && (
        <ForeignContent url={src} host={host} title={title}>
          {() => (
            <iframe
              src={frameOf(src)}
              title={title}
              className={styles.frame}
              sandbox={sandboxOf(['scripts', 'same-origin', 'popups', 'presentation'], src, origin)}
              allow="autoplay; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </ForeignContent>
      )}
      {isOpen && kind !== 'frame' && !isGiven && (
        <ForeignContent url={kind === 'file' ? src : ''} host={host} title={title}>
          {() => null}
        </ForeignContent>
      )}
      {isOpen && kind !== 'frame' && isGiven && (
        <Suspense fallback={<p className={styles.note}>{t('loading')}</p>}>
          <FilmStage {...props} src={src} kind={kind} takesFocus={isPressed} />
        </Suspense>
      )}
    </div>
  );
}
