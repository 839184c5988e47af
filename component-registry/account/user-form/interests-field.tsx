// Interests of a person: checkboxes of the topics of the event.
import { useId } from 'react';
import { Checkbox } from '#sdk';
import styles from './user-form.module.css';

type InterestsFieldProps = {
  /** Id of the first box, where an error summary leads to it. */
  id: string;
  label: string;
  optionalLabel?: string | undefined;
  /** Ids with spaces between them. */
  value: string;
  onChange: (value: string) => void;
  topics: readonly { Id: string; Name: string }[];
  error?: string | undefined;
};

/** One group with its legend; what was chosen before and is no topic any more is left out. */
export function InterestsField({ id, label, optionalLabel, value, onChange, topics, error }: InterestsFieldProps) {
  const own = useId();
  const chosen = new Set(value.split(' ').filter(Boolean));
  const change = (topic: string, isChosen: boolean) =>
    onChange(topics.flatMap(({ Id }) => ((Id === topic ? isChosen : chosen.has(Id)) ? [Id] : [])).join(' '));
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${own}-error` : undefined}>
      <legend className={styles.legend}>
        {label} {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </legend>
      <div className={styles.topics}>
        {topics.map(({ Id, Name }, index) => (
          <Checkbox
            key={Id}
            id={index === 0 ? id : `${own}-${Id}`}
            label={Name}
            checked={chosen.has(Id)}
            onChange={(isChosen) => change(Id, isChosen)}
          />
        ))}
      </div>
      {error && (
        <p id={`${own}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
