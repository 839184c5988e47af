// A picture with caption and credit.
import { Link, Picture, useMedia, useText, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Image({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const media = useMedia();
  const caption = text(props.caption);
  const credit = text(props.credit);
  const alt = text(props.alt);
  const picture = (
    <Picture
      src={media(props.url) ?? ''}
      alt={alt}
      name={caption || alt || props.url}
      ratio={props.ratio}
      fit={props.fit}
      className={styles.picture}
    />
  );
  return (
    <figure {...frame}>
      {props.link ? (
        <Link to={props.link} className={styles.link}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          {caption} {credit && <small className={styles.credit}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
