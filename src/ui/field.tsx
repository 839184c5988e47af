// What surrounds every field of a form: label above, help below, the error in words beside what it is about.
import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** The words of a field. */
export type FieldWords = {
  label: ReactNode;
  /** What is expected, before anything is typed. */
  help?: ReactNode;
  /** What to do about what was typed; empty or left out where all is well. */
  error?: ReactNode;
  /** Said beside the label where the field may be left empty, for example `optional`. */
  optionalLabel?: ReactNode;
};

/** Attributes that tie a control to its words. */
export type FieldTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = FieldWords & {
  /** The control, given the attributes that tie it to its label, help and error. */
  children: (ties: FieldTies) => ReactNode;
  /** Keeps the label for screen readers only, where the control explains itself to the eye. */
  labelHidden?: boolean;
  /** Id of the control, where something else (an error summary) leads to it; one of its own where missing. */
  id?: string;
};

/** Label, control, help and error of one field. */
export function Field({ label, help, error, optionalLabel, labelHidden = false, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const failed = error !== undefined && error !== null && error !== '';
  const describedBy = classNames(help !== undefined && `${id}-help`, failed && `${id}-error`);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, labelHidden && 'visually-hidden')}>
        {label}
        {optionalLabel !== undefined && ' '}
        {optionalLabel !== undefined && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': failed || undefined })}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {failed && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
