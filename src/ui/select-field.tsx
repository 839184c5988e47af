// A choice of one from a short list, with the browser's own control.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type SelectFieldProps = FieldTexts & {
  value: string;
  /** Called with the value of the option chosen. */
  onChange: (value: string) => void;
  /** Values and their words, in the order shown. */
  options: readonly { value: string; label: string; lang?: string }[];
  name?: string;
  /** Id of the control, where an error summary leads to it. */
  id?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
};

/** A select; a value that is no option is shown as the first one only when that is its value. */
export function SelectField({ label, help, error, optionalLabel, id, onChange, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} optionalLabel={optionalLabel} id={id}>
      {(ties) => (
        <select {...rest} {...ties} className={styles.control} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
