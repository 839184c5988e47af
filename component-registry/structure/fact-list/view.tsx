// Pairs of label and value: dates, places, prices, contacts.
import { framed, Link, useText, type ViewProps } from '#sdk';
import { Intro } from '../parts/intro.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function FactList({ props, frame }: ViewProps<Props>) {
  const text = useText();
  return (
    <div {...framed(frame, styles.root)}>
      <Intro heading={text(props.heading)} level={props.level} />
      <dl data-layout={props.layout}>
        {props.facts.map((fact, index) => (
          <div key={index} className={styles.fact}>
            <dt className={styles.label}>{text(fact.label)}</dt>
            <dd className={styles.value}>{fact.link ? <Link to={fact.link}>{text(fact.value)}</Link> : text(fact.value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
