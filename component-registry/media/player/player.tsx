// The player of streams, films and players of other sites: a still picture first; nothing is loaded before somebody presses play.
import { lazy, Suspense, useState } from 'react';
import { ForeignContent, Picture, PlayIcon, useHostConsent, useMedia, useOrigin, useTexts } from '#sdk';
import { sandboxOf } from '../iframe/source.ts';
import type { PlayerProps } from './player-props.ts';
import { frameOf, hostOf, sourceKind } from './source.ts';
import { texts } from './texts.ts';
import styles from './player.module.css';

const FilmStage = lazy(() => import('./stage.tsx').then((code) => ({ default: code.FilmStage })));

export function Player(props: PlayerProps) {
  const { url, title, poster = '', isStarted = false } = props;
  const t = useTexts(texts);
  const media = useMedia();
  const origin = useOrigin();
  const [isPressed, setPressed] = useState(isStarted);
  const src = media(url) ?? '';
  const host = hostOf(src);
  const { isGiven } = useHostConsent(host);
  const still = media(poster) ?? '';
  const mayShowStill = useHostConsent(hostOf(still)).isGiven;
  const kind = sourceKind(src);
  const isOpen = isPressed || isStarted;
  return (
    <div className={styles.place} data-kind={kind}>
      {!isOpen && (
        <button
          type="button"
          className={styles.still}
          data-needs="script"
          onClick={() => setPressed(true)}
          aria-label={t('start', { title })}
        >
          <Picture src={mayShowStill ? still : ''} alt="" name={title} ratio="16/9" className={styles.picture} />
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
