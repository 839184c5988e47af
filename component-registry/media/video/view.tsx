// A film with title, captions and a still picture; nothing of it is loaded before it is played.
import { useRef, useState } from 'react';
import { Picture, PlayIcon, useMedia, useText, useTexts, type ViewProps } from '#sdk';
import { Captions } from './captions.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** `still`: only the picture; `playing`: the browser's own player; `failed`: it could not play. */
type State = 'still' | 'playing' | 'failed';

export default function Video({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const media = useMedia();
  const [state, setState] = useState<State>('still');
  const player = useRef<HTMLVideoElement>(null);
  const title = text(props.title);
  const words = text(props.text);
  const src = media(props.url) ?? '';

  // The player replaces the button, so it must take the focus.
  const play = (): void => {
    setState('playing');
    requestAnimationFrame(() => player.current?.focus());
  };

  return (
    <figure {...frame}>
      {props.showTitle && <p className={styles.title}>{title}</p>}
      <div className={styles.stage} style={{ aspectRatio: props.ratio }}>
        {state === 'still' && (
          <button type="button" className={styles.still} onClick={play} aria-label={t('play', { title })}>
            <Picture src={media(props.poster) ?? ''} alt="" name={title} ratio={props.ratio} className={styles.picture} />
            <span className={styles.mark} aria-hidden="true">
              <PlayIcon />
            </span>
          </button>
        )}
        {state === 'playing' && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the organiser supplies captions; Captions draws them
          <video
            ref={player}
            className={styles.player}
            src={src}
            poster={media(props.poster)}
            aria-label={title}
            tabIndex={0}
            controls
            autoPlay
            playsInline
            onError={() => setState('failed')}
          >
            <Captions captions={props.captions} />
          </video>
        )}
        {state === 'failed' && (
          <div className={styles.failed} role="alert">
            <p>{t('failed')}</p>
            <p className={styles.ways}>
              <button type="button" className={styles.way} onClick={play}>
                {t('retry')}
              </button>
              {src && (
                <a className={styles.way} href={src} target="_blank" rel="noopener noreferrer">
                  {t('open')}
                </a>
              )}
            </p>
          </div>
        )}
      </div>
      {words && <figcaption className={styles.words}>{words}</figcaption>}
    </figure>
  );
}
