// A group of radio buttons with the appearance of one control.
import type { ReactNode } from 'react';
import styles from './segments.module.css';

type SegmentsProps<V extends string> = {
  /** What is chosen, for screen readers: `View`. */
  label: string;
  /** Name of the choice in a form that is sent without a script. */
  inForm: string;
  options: readonly { value: V; label: ReactNode }[];
  selected: V;
  onSelect: (value: V) => void;
};

/** A small exclusive choice; arrows move between the options, as radio buttons do by themselves. */
export function Segments<V extends string>({ label, inForm, options, selected, onSelect }: SegmentsProps<V>) {
  return (
    <fieldset className={styles.group} data-print="none">
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-value={option.value}>
            <input
              type="radio"
              name={inForm}
              value={option.value}
              checked={option.value === selected}
              onChange={() => onSelect(option.value)}
              className={styles.radio}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
