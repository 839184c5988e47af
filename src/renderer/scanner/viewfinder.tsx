// The picture of the camera with the frame a code belongs in; before that the button, or why there is none.
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Camera, CameraState } from './use-camera.ts';
import styles from './viewfinder.module.css';

/** What is said: by state of the camera, and on its buttons. */
export type CameraWords = Readonly<Record<CameraState | 'view' | 'start' | 'retry' | 'stop' | 'light', string>>;

export function Viewfinder({ camera, words }: { camera: Camera; words: CameraWords }): ReactElement {
  const { state, video, light } = camera;
  const isOn = state === 'asking' || state === 'scanning';
  return (
    <div className={styles.root} data-needs="script">
      <div className={styles.window} data-on={state === 'scanning' || undefined}>
        <video ref={video} className={styles.video} muted playsInline aria-label={words.view} />
        {state === 'scanning' ? <span className={styles.target} aria-hidden="true" /> : <p className={styles.words}>{words[state]}</p>}
      </div>
      <p role="alert" className="visually-hidden">
        {isOn || state === 'off' ? '' : words[state]}
      </p>
      <div className={styles.actions}>
        {isOn ? (
          <Button onClick={camera.stop}>{words.stop}</Button>
        ) : (
          <Button variant="primary" onClick={() => void camera.start()}>
            {state === 'off' ? words.start : words.retry}
          </Button>
        )}
        {light !== undefined && (
          <Button aria-pressed={light} onClick={camera.switchLight}>
            {words.light}
          </Button>
        )}
      </div>
    </div>
  );
}
