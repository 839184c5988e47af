// A field that searches as one types, with a way to empty it.
import { useRef } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import fieldStyles from './field.module.css';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** What is searched: `Search the programme`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Words of the cross. */
  clearLabel: string;
  /** An example of what can be typed. */
  placeholder?: string;
  /** What was searched and found; also help for screen readers. */
  help?: string;
  /** Keeps the label for screen readers only; the placeholder or the place must then say it. */
  labelHidden?: boolean;
  name?: string;
};

/** More than anybody asks; searches read no more either. */
const LONGEST_QUESTION = 200;

/** A search field; Escape and the cross empty it and keep the focus. */
export function SearchField({ label, value, onChange, clearLabel, placeholder, help, labelHidden, name }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} help={help} labelHidden={labelHidden}>
      {(ties) => (
        <div className={styles.search}>
          <Search className={styles.glass} />
          <input
            {...ties}
            ref={input}
            type="search"
            name={name}
            value={value}
            maxLength={LONGEST_QUESTION}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className={classNames(fieldStyles.control, styles.input)}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || value === '') return;
              // The first Escape empties the field, only the next closes what it stands in.
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {value !== '' && <IconButton className={styles.clear} size="small" label={clearLabel} icon={<X />} onClick={clear} />}
        </div>
      )}
    </Field>
  );
}
