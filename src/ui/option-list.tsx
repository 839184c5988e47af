// A list of checkboxes with a text filter.
import styles from './multi-select.module.css';

/** One thing to choose. */
export type Option = {
  value: string;
  label: string;
  /** How many results it stands for; omitted for none. */
  count?: number;
};

/** How chosen options are written in the address. */
export type OptionsInForm = { name: string; write: (value: string) => string };

type OptionListProps = {
  label: string;
  options: readonly Option[];
  /** Only options that contain this; empty shows all. */
  typed: string;
  selected: readonly string[];
  onToggle: (value: string, ticked: boolean) => void;
  /** Names of the checkboxes in a form that is sent without a script, and their values there. */
  inForm?: OptionsInForm | undefined;
  /** Message if nothing matches. */
  none: string;
};

/** The options; checked ones keep their place so that nothing moves under the finger. */
export function OptionList({ label, options, typed, selected, onToggle, inForm, none }: OptionListProps) {
  const wanted = plain(typed);
  const shown = options.filter((option) => plain(option.label).includes(wanted));
  if (shown.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {shown.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            name={inForm?.name}
            value={inForm?.write(option.value)}
            checked={selected.includes(option.value)}
            onChange={(event) => onToggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span> {option.count !== undefined && <span className={styles.number}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Without case and accents, so that `muller` finds Müller. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
