// One picture of a gallery, large, with buttons and arrow keys for its neighbours; they follow the writing direction.
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button, Dialog, LiveRegion, useMedia, useText, useTexts } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './large-picture.module.css';

type LargePictureProps = {
  title: string;
  images: Props['images'];
  /** Index of the open picture; undefined for none. */
  index: number | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
};

export function LargePicture({ title, images, index, onMove, onClose }: LargePictureProps): ReactElement {
  const t = useTexts(texts);
  const count = images.length;
  const image = index === undefined ? undefined : images[index];
  const move = (by: number): void => onMove(((index ?? 0) + by + count) % count);
  const byKey = (event: KeyboardEvent): void => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') move(event.key === forwards ? 1 : -1);
  };
  const position = t('position', { number: (index ?? 0) + 1, count });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a shortcut for the buttons in it
    <div onKeyDown={byKey}>
      <Dialog
        open={image !== undefined}
        onClose={onClose}
        title={title}
        closeLabel={t('close')}
        size="large"
        actions={
          count > 1 && (
            <>
              <span className={styles.position}>{position}</span>
              <Button onClick={() => move(-1)}>{t('previous')}</Button>
              <Button onClick={() => move(1)}>{t('next')}</Button>
            </>
          )
        }
      >
        {image && <Shown key={index} image={image} />}
        <LiveRegion message={position} />
      </Dialog>
    </div>
  );
}

function Shown({ image }: { image: Props['images'][number] }): ReactElement {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const src = useMedia()(image.url);
  const [alt, caption, credit] = [text(image.alt), text(image.caption), text(image.credit)];
  return (
    <figure>
      {image.url && src && !failed ? (
        <img className={styles.picture} src={src} alt={alt} onError={() => setFailed(true)} />
      ) : (
        <p className={styles.missing}>{alt}</p>
      )}
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          {caption} {credit && <small className={styles.credit}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
