// The dialog in which a person chooses what of a picture is shown. Loaded when they have chosen a file.
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, Dialog, useTexts } from '#sdk';
import { cropPicture, drawSquare } from './crop-picture.ts';
import { MOST_ZOOM, type PictureSquare, sharesOf, squareIn } from './picture-frame.ts';
import { texts } from './texts.ts';
import { AROUND, type FrameOnPicture, useCropFrame } from './use-crop-frame.ts';
import styles from './crop-dialog.module.css';

/** A picture of the device, upright, and the name of its file. */
export type ChosenPicture = { picture: ImageBitmap; name: string };

type CropDialogProps = {
  /** Undefined while nothing is chosen: the dialog is closed, and gives the focus back. */
  chosen: ChosenPicture | undefined;
  /** Called with the part as base64; undefined where the browser lets nobody draw. */
  onUse: (data: string | undefined) => void;
  onClose: () => void;
};

/** Pixels of the drawing: twice those of its place on the screen. */
const DRAWN = 640;

export function CropDialog({ chosen, onUse, onClose }: CropDialogProps): ReactElement {
  const t = useTexts(texts);
  const [square, setSquare] = useState<PictureSquare>();
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={onClose}
      title={t('cropTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={() => onUse(chosen && square && cropPicture(chosen.picture, square))}>
            {t('usePicture')}
          </Button>
        </>
      }
    >
      {chosen && <Stage {...chosen} onSquare={setSquare} />}
    </Dialog>
  );
}

/** `onSquare` gets what stands in the frame, whenever it changes. */
function Stage({ picture, name, onSquare }: ChosenPicture & { onSquare: (square: PictureSquare) => void }): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useCropFrame(picture, stage);
  const { place, handlers } = frame;
  // Before the dialog opens: where its content scrolls, a browser would focus what scrolls. React writes no such attribute.
  useLayoutEffect(() => stage.current?.setAttribute('autofocus', ''), []);
  useEffect(() => {
    const square = squareIn(picture, place);
    const around = square.side * AROUND;
    const seen = { left: square.left - around, top: square.top - around, side: square.side + 2 * around };
    if (canvas.current) drawSquare(canvas.current, picture, seen);
    onSquare(square);
  }, [onSquare, picture, place]);
  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see below */}
      <div
        ref={stage}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys are said in its description; the sliders do the same
        tabIndex={0}
        className={styles.stage}
        aria-label={t('cropPicture', { name })}
        aria-describedby={`${id}-keys`}
        {...handlers}
      >
        <canvas ref={canvas} width={DRAWN} height={DRAWN} aria-hidden="true" />
        <div className={styles.frame} aria-hidden="true" />
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {t('cropKeys')}
      </p>
      <Sliders frame={frame} picture={picture} />
    </div>
  );
}

/** The same without dragging: how close, and where. Sideways the picture goes the way of the thumb, also where one reads from the right. */
function Sliders({ frame: { place, zoomTo, moveTo }, picture }: { frame: FrameOnPicture; picture: ImageBitmap }): ReactElement {
  const t = useTexts(texts);
  const { across, down } = sharesOf(picture, place);
  const percent = (share = 0.5): number => Math.round(share * 100);
  return (
    <div className={styles.sliders}>
      <label className={styles.slider}>
        {t('cropZoom')}
        <input
          type="range"
          min={100}
          max={MOST_ZOOM * 100}
          value={Math.round(place.zoom * 100)}
          aria-valuetext={`${Math.round(place.zoom * 100)} %`}
          onChange={({ target }) => zoomTo(Number(target.value) / 100)}
        />
      </label>
      <label className={styles.slider}>
        {t('cropSideways')}
        <input
          type="range"
          dir="ltr"
          min={0}
          max={100}
          disabled={across === undefined}
          value={100 - percent(across)}
          onChange={({ target }) => moveTo({ across: 1 - Number(target.value) / 100 })}
        />
      </label>
      <label className={styles.slider}>
        {t('cropUpDown')}
        <input
          type="range"
          min={0}
          max={100}
          disabled={down === undefined}
          // The higher the picture, the lower the frame: up is more, as it is for the keys of a slider.
          value={percent(down)}
          onChange={({ target }) => moveTo({ down: Number(target.value) / 100 })}
        />
      </label>
    </div>
  );
}
