// Links to the places most visitors look for.
import { ArrowIcon, Link, NamedIcon, OutsideIcon, useText, type ViewProps } from '#sdk';
import { Titled } from '../parts/titled.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function QuickLinks({ props, frame }: ViewProps<Props>) {
  const text = useText();
  return (
    <Titled frame={frame} props={props} gap="narrow">
      <ul role="list" className={styles.links}>
        {props.links.map((link, index) => {
          const Arrow = /^https?:/i.test(link.url) ? OutsideIcon : ArrowIcon;
          return (
            <li key={index}>
              <Link to={link.url} className={styles.link}>
                <NamedIcon name={link.icon} />
                <span className={styles.words}>
                  <span className={styles.title}>{text(link.title)}</span>
                  <span className={styles.text}>{text(link.text)}</span>
                </span>
                <Arrow className={styles.arrow} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}
