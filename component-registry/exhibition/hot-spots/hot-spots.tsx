// A picture whose hot spots are links; the same links as a list where the picture is narrow, or does not arrive.
import type { ReactElement } from 'react';
import { Link, useImageFailure, useMedia } from '#sdk';
import styles from './hot-spots.module.css';

/** A place of the picture: its box in percent, and where it leads. */
export type Spot = {
  label: string;
  left: number;
  top: number;
  width: number;
  height: number;
  to: string;
  params?: Readonly<Record<string, string>>;
};

type HotSpotsProps = {
  picture: string;
  alternative: string;
  /** Size of the picture in any unit, so that it keeps its place while it comes. */
  size?: { width: number; height: number };
  spots: readonly Spot[];
  /** Name of the links for readers of the screen. */
  label: string;
};

/** The list is hidden where the hot spots are seen, and the other way round: each link is met once. */
export function HotSpots({ picture, alternative, size, spots, label }: HotSpotsProps): ReactElement {
  const src = useMedia()(picture) ?? '';
  const [hasFailed, watched] = useImageFailure(src);
  const isSeen = picture !== '' && src !== '' && !hasFailed;
  const keyed = spots.map((spot) => ({ ...spot, key: `${spot.left} ${spot.top} ${spot.label}` }));
  return (
    <div className={styles.root} data-seen={isSeen}>
      {isSeen && (
        <div className={styles.picture}>
          <img {...watched} src={src} alt={alternative} width={size?.width} height={size?.height} decoding="async" />
          {keyed.map(({ key, to, params, label: words, left, top, width, height }) => (
            <Link
              key={key}
              to={to}
              {...(params && { params })}
              className={styles.spot}
              data-print="none"
              data-low={top + height > 88}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              <span className={styles.label}>{words}</span>
            </Link>
          ))}
        </div>
      )}
      {spots.length > 0 && (
        <nav aria-label={label} className={styles.ways}>
          <ul role="list">
            {keyed.map(({ key, to, params, label: words }) => (
              <li key={key}>
                <Link to={to} {...(params && { params })} className={styles.way}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
