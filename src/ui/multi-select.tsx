// A filter: a button that states what is chosen, and a popover of checkboxes.
import { useEffect, useId, useRef, useState, type ToggleEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { OptionList, type Option, type OptionsInForm } from './option-list.tsx';
import { SearchField } from './search-field.tsx';
import styles from './multi-select.module.css';

export type { Option } from './option-list.tsx';

/** The texts of a multi-select, in the visitor's language. */
export type MultiSelectWords = {
  /** Label of the search field within. */
  search: string;
  /** Empties the search field. */
  clearSearch: string;
  /** Label of the button that clears all options. */
  clear: string;
  /** Label of the button that closes the popover. */
  done: string;
  /** Message if no option matches the search. */
  none: string;
};

type MultiSelectProps = {
  /** What is filtered: `Room`. */
  label: string;
  options: readonly Option[];
  /** Values that are ticked. */
  selected: readonly string[];
  /** Called with the new values, in the order of the options. */
  onChange: (selected: string[]) => void;
  words: MultiSelectWords;
  /** Part of a form that is sent without a script; its options are then on the page as the server sends it. */
  inForm?: OptionsInForm;
  /** Whether the script has taken over; true by default. */
  isLive?: boolean;
  /** A search field appears from this many options on; 9 by default. */
  searchFrom?: number;
};

/**
 * Several of many. Checkboxes in a native popover work with every keyboard, touch screen and screen reader,
 * and nothing is loaded or injected. On a phone the popover is a sheet at the lower edge.
 */
export function MultiSelect({ label, options, selected, onChange, words, inForm, isLive = true, searchFrom = 9 }: MultiSelectProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  // Opened before there was a script.
  useEffect(() => {
    if (isLive && inForm && panel.current?.matches(':popover-open')) setOpen(true);
  }, [isLive, inForm]);

  // The content exists before the popover shows, and until it has closed; otherwise the focus would not return.
  const opening = ({ newState }: ToggleEvent) => {
    if (newState === 'open') setOpen(true);
  };
  const closed = ({ newState }: ToggleEvent) => {
    if (newState === 'open') return;
    setOpen(false);
    setTyped('');
  };
  const toggle = (value: string, ticked: boolean) => {
    const now = new Set(selected);
    if (ticked) now.add(value);
    else now.delete(value);
    onChange(options.map((option) => option.value).filter((option) => now.has(option)));
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={classNames(styles.button, selected.length > 0 && styles.active)}
      >
        <span>{label}</span> {selected.length > 0 && <span className={styles.count}>{selected.length}</span>}
        <ChevronDown />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={opening}
        onToggle={closed}
      >
        {/* Created when it opens: a page may have many filters, and some have hundreds of options. */}
        {(open || (inForm && !isLive)) && (
          <>
            <div className={styles.head}>
              {/* The dialog and its list have the name already. */}
              <p aria-hidden="true" className={styles.name}>
                {label}
              </p>
              {isLive && options.length >= searchFrom && (
                <SearchField
                  label={words.search}
                  placeholder={words.search}
                  labelHidden
                  clearLabel={words.clearSearch}
                  value={typed}
                  onChange={setTyped}
                />
              )}
            </div>
            <OptionList
              label={label}
              options={options}
              typed={typed}
              selected={selected}
              onToggle={toggle}
              inForm={inForm}
              none={words.none}
            />
            <div className={styles.foot} data-needs="script">
              <Button variant="quiet" size="small" disabled={selected.length === 0} onClick={() => onChange([])}>
                {words.clear}
              </Button>
              <Button variant="primary" size="small" onClick={() => panel.current?.hidePopover()}>
                {words.done}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}
