// Pictures in a grid; each opens large and leads to the next.
import { useState } from 'react';
import { Picture, useMedia, useText, type ViewProps } from '#sdk';
import { LargePicture } from './large-picture.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function ImageGallery({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const media = useMedia();
  const [open, setOpen] = useState<number | undefined>();
  const title = text(props.title);
  return (
    <section {...frame} aria-label={title}>
      <ul role="list" className={styles.wall} data-size={props.size}>
        {props.images.map((image, index) => (
          <li key={index}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(index)}>
              <Picture
                src={media(image.url) ?? ''}
                alt={text(image.alt)}
                name={text(image.alt) || image.url}
                ratio={props.ratio}
                className={styles.small}
              />
            </button>
            <noscript>
              <a href={media(image.url)}>{text(image.caption) || text(image.alt)}</a>
            </noscript>
          </li>
        ))}
      </ul>
      <LargePicture title={title} images={props.images} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
    </section>
  );
}
