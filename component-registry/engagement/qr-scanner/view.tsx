// Reads a QR code with the camera, from a picture or as typed, and does what it says: opens a page of the event, asks before another site, shows text.
import { useEffect, useState } from 'react';
import { allowCamera, framed, LiveRegion, useCamera, useFollow, useIsOfEvent, useTexts, Viewfinder, type ViewProps } from '#sdk';
import { FoundCode } from './found-code.tsx';
import { type Judged, judgeCode } from './judge-code.ts';
import { OtherWays } from './other-ways.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
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
  const cameraWords = {
    off: t('lead'),
    start: t('start'),
    retry: t('retry'),
    stop: t('stop'),
    view: t('view'),
    asking: t('asking'),
    scanning: t('scanning'),
    denied: t('denied'),
    missing: t('missing'),
    failed: t('failed'),
    light: t('light'),
  };
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <LiveRegion message={words} />
      {found && found.kind !== 'page' ? (
        <FoundCode found={found} onAgain={() => setFound(undefined)} />
      ) : (
        <>
          <Viewfinder camera={camera} words={cameraWords} />
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
