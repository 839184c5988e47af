// The camera of staff on the page of their leads: badges of visitors, one after the other; where there is no camera, a picture. Loaded when somebody opens it.
import { type ReactElement, useEffect } from 'react';
import { PictureOfCode, useCamera, useTexts, Viewfinder } from '#sdk';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

/** `onFound` is called with the content of each code. */
export function BadgeCamera({ onFound }: { onFound: (content: string) => void }): ReactElement {
  const t = useTexts(leadTexts);
  const camera = useCamera(onFound);
  const { start } = camera;
  // It was asked for by a press.
  useEffect(() => void start(), [start]);
  return (
    <div className={styles.camera}>
      <Viewfinder
        camera={camera}
        words={{
          off: t('cameraLead'),
          start: t('badgeNext'),
          retry: t('cameraRetry'),
          stop: t('cameraStop'),
          view: t('cameraView'),
          asking: t('cameraAsking'),
          scanning: t('cameraScanning'),
          denied: t('cameraDenied'),
          missing: t('cameraMissing'),
          failed: t('cameraFailed'),
          light: t('cameraLight'),
        }}
      />
      <PictureOfCode words={{ picture: t('cameraPicture'), noCode: t('cameraNoCode') }} onFound={onFound} />
    </div>
  );
}
