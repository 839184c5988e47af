// A search field that searches during input, with a button to clear it.
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
  /** Visually hides the label; the placeholder or the place must then explain the field. */
  labelHidden?: boolean;
  /** Its name in a form that is sent without a script. */
  name?: string;
};

/** Longer than any real query; the search reads no more either. */
const LONGEST_QUESTION = 200;

/** A search field; Escape and the cross empty it and keep the focus. */
export function SearchField({ label, value, onChange, clearLabel, placeholder, labelHidden, name }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} labelHidden={labelHidden}>
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
              // The first Escape clears the field; the next one closes its dialog or popover.
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {value !== '' && (
            <IconButton data-needs="script" className={styles.clear} size="small" label={clearLabel} icon={<X />} onClick={clear} />
          )}
        </div>
      )}
    </Field>
  );
}
