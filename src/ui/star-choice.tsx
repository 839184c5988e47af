// One to five stars as a group of radio buttons.
import { useId } from 'react';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

type StarChoiceProps = {
  /** What is rated, for screen readers. */
  legend: string;
  /** 0 for none. */
  value: number;
  onChange: (stars: number) => void;
  /** Words for a number of stars. */
  words: (stars: number) => string;
};

/** By keyboard as any radio group; each choice is a touch target. */
export function StarChoice({ legend, value, onChange, words }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{legend}</legend>
      {STARS.map((stars) => (
        <label key={stars} className={styles.choice}>
          <input type="radio" name={name} value={stars} checked={value === stars} onChange={() => onChange(stars)} />
          <span aria-hidden="true">{'★'.repeat(stars)}</span>
          <span className="visually-hidden">{words(stars)}</span>
        </label>
      ))}
    </fieldset>
  );
}
