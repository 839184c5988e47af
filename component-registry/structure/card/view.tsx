// A card with title, text and picture; with a link the whole card is clickable.
import { ArrowIcon, framed, Link, OutsideIcon, Picture, useMedia, useText, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Card({ props, frame, slots }: ViewProps<Props>) {
  const text = useText();
  const media = useMedia();
  const title = text(props.title);
  const overline = text(props.overline);
  const words = text(props.text);
  const Level = `h${props.level}` as const;
  const Arrow = /^https?:/i.test(props.link) ? OutsideIcon : ArrowIcon;
  return (
    <article {...framed(frame, styles.root)}>
      <div className={styles.card} data-picture={props.picture}>
        {props.picture !== 'none' && (
          <Picture src={media(props.image) ?? ''} alt={text(props.alt)} name={title} ratio="16 / 9" className={styles.picture} />
        )}
        <div className={styles.words}>
          {overline && <p className="label">{overline}</p>}
          <Level className={styles.title}>
            {props.link ? (
              <Link to={props.link} className={styles.link}>
                {title}
                <Arrow className={styles.arrow} aria-hidden="true" />
              </Link>
            ) : (
              title
            )}
          </Level>
          {words && <p className={styles.text}>{words}</p>}
          {slots['default'] && <div className={styles.content}>{slots['default']}</div>}
        </div>
      </div>
    </article>
  );
}
