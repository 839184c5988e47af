// A film with title, captions and a still picture; nothing of it is loaded before it is played.
import { useRef, useState } from 'react';
import { ForeignContent, Picture, PlayIcon, useHostConsent, useMedia, useText, useTexts, type ViewProps } from '#sdk';
import { Captions } from './captions.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useProgress } from './use-progress.ts';
import styles from './view.module.css';

/** `still`: only the picture; `asking`: its host needs consent; `playing`: the browser's own player; `failed`: it could not play. */
type State = 'still' | 'asking' | 'playing' | 'failed';

/** Host of an address of another site; empty for a file of this one. */
const hostOf = (src: string): string => (/^https?:/.test(src) && URL.canParse(src) ? new URL(src).host : '');

export default function Video({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const media = useMedia();
  const [state, setState] = useState<State>('still');
  const stage = useRef<HTMLDivElement>(null);
  const title = text(props.title);
  const words = text(props.text);
  const src = media(props.url) ?? '';
  const progress = useProgress(props.url);

  const poster = media(props.poster) ?? '';
  const host = hostOf(src);
  const { isGiven } = useHostConsent(host);
  const mayShowPoster = useHostConsent(hostOf(poster)).isGiven;

  // The player, or the question, replaces the button, so it must take the focus.
  const show = (next: 'asking' | 'playing'): void => {
    setState(next);
    requestAnimationFrame(() => stage.current?.querySelector<HTMLElement>('video, button')?.focus());
  };
  const play = (): void => show(isGiven ? 'playing' : 'asking');

  return (
    <figure {...frame}>
      {props.showTitle && <p className={styles.title}>{title}</p>}
      <div ref={stage} className={styles.stage} data-state={state} style={{ aspectRatio: state === 'asking' ? 'auto' : props.ratio }}>
        {state === 'still' && (
          <button type="button" className={styles.still} data-needs="script" onClick={play} aria-label={t('play', { title })}>
            <Picture src={mayShowPoster ? poster : ''} alt="" name={title} ratio={props.ratio} className={styles.picture} />
            <span className={styles.mark} aria-hidden="true">
              <PlayIcon />
            </span>
          </button>
        )}
        {state === 'asking' && (
          <div className={styles.question}>
            <ForeignContent url={src} host={host} title={title} onAgreed={() => show('playing')}>
              {() => null}
            </ForeignContent>
          </div>
        )}
        {state === 'playing' && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the organiser supplies captions; Captions draws them
          <video
            className={styles.player}
            src={src}
            poster={mayShowPoster ? poster : undefined}
            aria-label={title}
            tabIndex={0}
            controls
            autoPlay
            playsInline
            onError={() => setState('failed')}
            {...progress}
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
      {state === 'still' && src && (
        <noscript>
          <a href={src}>{t('play', { title })}</a>
        </noscript>
      )}
      {words && <figcaption className={styles.words}>{words}</figcaption>}
    </figure>
  );
}
