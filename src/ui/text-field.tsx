// A line or several lines of text with label, help and error.
import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldTexts & {
  value: string;
  /** Called with each new text; input is never changed or dropped here. */
  onChange: (value: string) => void;
  name?: string;
  /** Id of the control, where an error summary leads to it. */
  id?: string;
  /** Decides the keyboard of a phone and what the browser checks. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'datetime-local';
  /** What the browser may fill in, for example `email` or `family-name`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  required?: boolean;
  /** False for names and codes that no dictionary knows. */
  spellCheck?: boolean;
  autoCapitalize?: 'none' | 'words';
  /** Direction of the input if it differs from the page's: addresses and codes run from left to right everywhere. */
  dir?: 'ltr' | 'auto';
  disabled?: boolean;
  /** More than one line: the field grows with the text. */
  multiline?: boolean;
  /** Lines that are shown at first, of more than one. */
  rows?: number;
  /** Most characters. */
  maxLength?: number;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** A text field. `error` says what to do, and is shown at the field. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optionalLabel, value, onChange, id, type = 'text', multiline = false, ...rest } = props;
  return (
    <Field label={label} help={help} error={error} optionalLabel={optionalLabel} id={id}>
      {(ties) => {
        const shared = { ...rest, ...ties, value, className: styles.control };
        return multiline ? (
          <textarea {...shared} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Field>
  );
}
