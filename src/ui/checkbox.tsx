// A checkbox with its label.
import type { ReactNode } from 'react';
import { useFieldNotes } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './checkbox.module.css';

type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** A description, below the label. */
  help?: ReactNode;
  /** The error, as what to do; empty or omitted if there is none. */
  error?: ReactNode;
  name?: string;
  /** What a form sends when it is checked, `on` if omitted. */
  value?: string;
  /** Id of the checkbox, if an error summary links to it. */
  id?: string;
  required?: boolean;
};

/** A checkbox; its label is clickable. */
export function Checkbox({ label, checked, onChange, help, error, id, ...rest }: CheckboxProps) {
  const { ties, notes } = useFieldNotes({ help, error, id, className: styles.below });
  return (
    <div className={fieldStyles.field}>
      <label className={styles.row} htmlFor={ties.id}>
        <input
          {...rest}
          {...ties}
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {notes}
    </div>
  );
}
