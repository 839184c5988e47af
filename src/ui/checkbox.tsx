// A checkbox with its label.
import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from './class-names.ts';
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
  /** Id of the checkbox, if an error summary links to it. */
  id?: string;
  required?: boolean;
};

/** A checkbox; its label is clickable. */
export function Checkbox({ label, checked, onChange, help, error, id: given, ...rest }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const failed = error !== undefined && error !== null && error !== '';
  const describedBy = classNames(help !== undefined && `${id}-help`, failed && `${id}-error`);
  return (
    <div className={fieldStyles.field}>
      <label className={styles.row} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-describedby={describedBy || undefined}
          aria-invalid={failed || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className={classNames(fieldStyles.help, styles.below)}>
          {help}
        </p>
      )}
      {failed && (
        <p id={`${id}-error`} className={classNames(fieldStyles.error, styles.below)}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
