// A component with a heading of its own above its content.
import type { ReactNode } from 'react';
import { framed, useText, type ViewProps } from '#sdk';
import { Intro } from './intro.tsx';
import type { TitleProps } from './shapes.ts';
import styles from './titled.module.css';

type TitledProps = Pick<ViewProps, 'frame'> & {
  props: TitleProps;
  /** `wide` where the content has space of its own between its parts. */
  gap?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
};

/** Without a heading there is only the content. */
export function Titled({ frame, props, gap = 'normal', children }: TitledProps) {
  return (
    <div {...framed(frame, styles.root)} data-gap={gap}>
      <Intro heading={useText()(props.heading)} level={props.level} />
      {children}
    </div>
  );
}
