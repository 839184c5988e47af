// A part of the page with a heading and other components.
import { useId } from 'react';
import { useText, type ViewProps } from '#sdk';
import { Actions } from '../parts/actions.tsx';
import { Intro } from '../parts/intro.tsx';
import { SlotGrid } from '../parts/slot-grid.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Section({ props, frame, slots }: ViewProps<Props>) {
  const text = useText();
  const id = useId();
  const heading = text(props.heading);
  return (
    <section {...frame} aria-labelledby={heading ? id : undefined}>
      <div className={styles.body} data-tone={props.tone}>
        <Intro heading={heading} level={props.level} overline={text(props.overline)} lead={text(props.lead)} id={id}>
          <Actions links={props.links} quiet />
        </Intro>
        <SlotGrid columns={props.columns}>{slots['default']}</SlotGrid>
      </div>
    </section>
  );
}
