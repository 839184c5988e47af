// What every account screen looks like: the event above, one title, one sentence, one column.
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames, eventBeside, framed, LiveRegion, useEvent, type ViewProps } from '#sdk';
import styles from './screen.module.css';

type ScreenProps = {
  frame: ViewProps['frame'];
  title: string;
  /** One or two sentences below the title; empty for none. */
  lead?: string;
  /** Announced to screen readers: what is going on by itself. */
  announced?: string;
  children?: ReactNode;
};

/** A screen. When its title changes while somebody is on it, the title takes the focus, so that the new step is read. */
export function Screen({ frame, title, lead, announced, children }: ScreenProps) {
  const { name } = useEvent();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <section {...framed(frame, classNames(styles.root, eventBeside))}>
      <p className={styles.overline}>{name}</p>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {announced && <LiveRegion message={announced} />}
      {children}
    </section>
  );
}
