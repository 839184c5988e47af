// The frame of every form field: label above, help below, the error next to its control.
import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** The texts of a field. */
export type FieldTexts = {
  label: ReactNode;
  /** What is expected, before input. */
  help?: ReactNode;
  /** The error, as what to do; empty or omitted if there is none. */
  error?: ReactNode;
  /** Marks a field that may be empty, next to the label, for example `optional`. */
  optionalLabel?: ReactNode;
};

/** Attributes that associate a control with its texts. */
export type FieldTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = FieldTexts & {
  /** The control; receives the attributes that associate it with label, help and error. */
  children: (ties: FieldTies) => ReactNode;
  /** Visually hides the label, if the control explains itself. */
  labelHidden?: boolean;
  /** Id of the control, if an error summary links to it; generated if omitted. */
  id?: string;
};

/** Label, control, help and error of one field. */
export function Field({ label, help, error, optionalLabel, labelHidden = false, id: given, children }: FieldProps) {
  const { ties, notes } = useFieldNotes({ help, error, id: given });
  return (
    <div className={styles.field}>
      <label htmlFor={ties.id} className={classNames(styles.label, labelHidden && 'visually-hidden')}>
        {label}
        {optionalLabel !== undefined && ' '}
        {optionalLabel !== undefined && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children(ties)}
      {notes}
    </div>
  );
}

/** The first error of the form at which the visitor is comes clear of what stands at the edges of the window; one with the page moves nothing. */
function showError(error: HTMLElement | null): void {
  const form = error?.closest('form') ?? error?.parentElement;
  if (error && form?.contains(document.activeElement) && form.querySelector('p[id$="-error"]') === error)
    error.scrollIntoView({ block: 'nearest' });
}

type Notes = Pick<FieldProps, 'help' | 'error'> & { id: string | undefined; className?: string | undefined };

/** Help and error of a control, to be drawn after it, and the attributes that tie the control to them. `className` is for both. */
export function useFieldNotes({ help, error, id: given, className }: Notes): { ties: FieldTies; notes: ReactNode } {
  const own = useId();
  const id = given ?? own;
  const failed = error !== undefined && error !== null && error !== '';
  const describedBy = classNames(help !== undefined && `${id}-help`, failed && `${id}-error`);
  const notes = (
    <>
      {help !== undefined && (
        <p id={`${id}-help`} className={classNames(styles.help, className)}>
          {help}
        </p>
      )}
      {failed && (
        <p id={`${id}-error`} ref={showError} className={classNames(styles.error, className)}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </>
  );
  return { ties: { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': failed || undefined }, notes };
}
