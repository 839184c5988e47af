// Questions that open to their answers.
import { Disclosure, distinct, RichHtml, useAddress, useText, type ViewProps } from '#sdk';
import { SlotGrid } from '../parts/slot-grid.tsx';
import { Titled } from '../parts/titled.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Accordion({ props, frame, slots }: ViewProps<Props>) {
  const text = useText();
  const anchor = useAddress().split('#')[1];
  return (
    <Titled frame={frame} props={props}>
      <div>
        {distinct(props.items).map((item) => {
          const html = text(item.html);
          return (
            <div key={item.key} id={item.key} className={styles.item}>
              <Disclosure summary={text(item.title)} open={item.open || anchor === item.key} {...(props.single ? { name: frame.id } : {})}>
                <div className={styles.content}>
                  {html && <RichHtml html={html} />}
                  {slots[item.id] && <SlotGrid>{slots[item.id]}</SlotGrid>}
                </div>
              </Disclosure>
            </div>
          );
        })}
      </div>
    </Titled>
  );
}
