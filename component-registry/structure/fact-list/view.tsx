// Pairs of label and value: dates, places, prices, contacts.
import { Link, useText, type ViewProps } from '#sdk';
import { Titled } from '../parts/titled.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function FactList({ props, frame }: ViewProps<Props>) {
  const text = useText();
  return (
    <Titled frame={frame} props={props} gap="narrow">
      <dl data-layout={props.layout}>
        {props.facts.map((fact, index) => (
          <div key={index} className={styles.fact}>
            <dt className={styles.label}>{text(fact.label)}</dt>
            <dd className={styles.value}>{fact.link ? <Link to={fact.link}>{text(fact.value)}</Link> : text(fact.value)}</dd>
          </div>
        ))}
      </dl>
    </Titled>
  );
}
