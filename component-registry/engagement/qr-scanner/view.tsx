// Reads a QR code with the camera, from a picture or as typed, and does what it says: opens a page of the event, asks before another site, shows text.
import { type ReactElement, useEffect, useState } from 'react';
import { Button, framed, LiveRegion, useFollow, useIsOfEvent, useTexts, type ViewProps } from '#sdk';
import { allowCamera } from './allow-camera.ts';
import { FoundCode } from './found-code.tsx';
import { type Judged, judgeCode } from './judge-code.ts';
import { OtherWays } from './other-ways.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { type Camera, useCamera } from './use-camera.ts';
import styles from './view.module.css';

export default function QrScanner({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const isOfEvent = useIsOfEvent();
  const follow = useFollow();
  const [found, setFound] = useState<Judged>();
  const take = (content: string): void => {
    const judged = judgeCode(content, location.origin, isOfEvent);
    setFound(judged);
    if (judged.kind === 'page') follow(judged.href);
  };
  const camera = useCamera(take);
  useEffect(allowCamera, []);
  const words = found?.kind === 'page' ? t('opening') : camera.state === 'scanning' ? t('scanning') : '';
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <LiveRegion message={words} />
      {found && found.kind !== 'page' ? (
        <FoundCode found={found} onAgain={() => setFound(undefined)} />
      ) : (
        <>
          <Viewfinder camera={camera} />
          <OtherWays
            onFound={(content) => {
              camera.stop();
              take(content);
            }}
          />
        </>
      )}
    </section>
  );
}

/** The picture of the camera with the frame a code belongs in; before that the button, or why there is none. */
function Viewfinder({ camera }: { camera: Camera }): ReactElement {
  const t = useTexts(texts);
  const { state, video, light } = camera;
  const isOn = state === 'asking' || state === 'scanning';
  return (
    <div className={styles.camera} data-needs="script">
      <div className={styles.window} data-on={state === 'scanning' || undefined}>
        <video ref={video} className={styles.video} muted playsInline aria-label={t('view')} />
        {state === 'scanning' && <span className={styles.target} aria-hidden="true" />}
        {!isOn && <p className={styles.words}>{state === 'off' ? t('lead') : t(state)}</p>}
        {state === 'asking' && <p className={styles.words}>{t('asking')}</p>}
      </div>
      <p role="alert" className="visually-hidden">
        {isOn || state === 'off' ? '' : t(state)}
      </p>
      <div className={styles.actions}>
        {isOn ? (
          <Button onClick={camera.stop}>{t('stop')}</Button>
        ) : (
          <Button variant="primary" onClick={() => void camera.start()}>
            {t(state === 'off' ? 'start' : 'retry')}
          </Button>
        )}
        {light !== undefined && (
          <Button aria-pressed={light} onClick={camera.switchLight}>
            {t('light')}
          </Button>
        )}
      </div>
    </div>
  );
}
