// A password that can be shown while it is typed; pasting, password managers and long phrases are supported.
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { HideIcon, ShowIcon } from './icons.ts';
import { LiveRegion } from './live-region.tsx';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<FieldTexts, 'optionalLabel'> & {
  value: string;
  /** Called with each new text, blanks included. */
  onChange: (value: string) => void;
  name?: string;
  /** Id of the control, where an error summary leads to it. */
  id?: string;
  /** What password managers do here: fill in the one they know, or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
  /** Label of the button that shows the password; the same in both states, the state itself is announced. */
  showLabel: string;
  /** Announced when the text is shown, and when it is hidden again. */
  shownMessage: string;
  hiddenMessage: string;
};

/** A password field; a visible password is hidden when the form is sent, so that browsers recognise it as one. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, id, value, onChange, showLabel, shownMessage, hiddenMessage, ...rest } = props;
  const [shown, setShown] = useState<boolean>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown((before) => (before === true ? false : before));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field label={label} help={help} error={error} id={id}>
      {(ties) => (
        <div className={styles.password}>
          <input
            {...rest}
            {...ties}
            ref={input}
            type={shown === true ? 'text' : 'password'}
            value={value}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className={classNames(fieldStyles.control, styles.input)}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            className={styles.show}
            data-needs="script"
            size="small"
            label={showLabel}
            aria-pressed={shown === true}
            aria-controls={ties.id}
            icon={shown === true ? <HideIcon /> : <ShowIcon />}
            // Keeps the focus and the cursor position in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(shown !== true)}
          />
          <LiveRegion message={shown === undefined ? '' : shown ? shownMessage : hiddenMessage} />
        </div>
      )}
    </Field>
  );
}
