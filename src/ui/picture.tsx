// A picture that reserves its space while it loads, and is replaced by a pattern if there is none.
import { classNames } from './class-names.ts';
import { columns, rows, tilesOf, type Tile } from './pattern.ts';
import styles from './picture.module.css';
import { useImageFailure } from './use-image-failure.ts';

type PictureProps = {
  /** Address; empty for none. */
  src: string;
  /** Alternative text; empty if it only decorates. */
  alt: string;
  /** Name of the thing shown; determines the pattern in place of a missing picture. */
  name: string;
  /** Aspect ratio, `16 / 9` by default; the space is reserved before the picture arrives. */
  ratio?: string;
  /** `contain` for logos and posters, which must not be cut. */
  fit?: 'cover' | 'contain';
  /** Seen without scrolling: loaded at once and before others. */
  eager?: boolean;
  srcSet?: string;
  sizes?: string;
  className?: string;
};

/** A picture of a fixed shape. Missing or failed, it shows a pattern made of the brand colour and `name`. */
export function Picture({ src, alt, name, ratio = '16 / 9', fit = 'cover', eager = false, className, ...sources }: PictureProps) {
  const [hasFailed, watched] = useImageFailure(src);
  const shape = { style: { aspectRatio: ratio }, className: classNames(styles.picture, className) };
  if (src === '' || hasFailed) {
    return (
      <svg
        {...shape}
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="xMidYMid slice"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        data-pattern
      >
        {tilesOf(name).map((tile) => (
          <path
            key={`${tile.x} ${tile.y}`}
            d={outlines[tile.shape]}
            transform={placed(tile)}
            className={styles[`strength${tile.strength}`]}
          />
        ))}
      </svg>
    );
  }
  return (
    <img
      {...sources}
      {...watched}
      {...shape}
      className={classNames(shape.className, fit === 'contain' && styles.contain)}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** Outlines in a unit square. */
const outlines: Record<Tile['shape'], string> = {
  quarter: 'M0 0H1A1 1 0 0 1 0 1Z',
  half: 'M0 0H1V.5H0Z',
  dot: 'M.5 .25a.25 .25 0 1 0 0 .5a.25 .25 0 1 0 0 -.5Z',
  bar: 'M0 .4H1V.6H0Z',
};

const placed = ({ x, y, turn }: Tile): string => `translate(${x} ${y}) rotate(${turn * 90} 0.5 0.5)`;
