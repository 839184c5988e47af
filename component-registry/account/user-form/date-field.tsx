// A day of birth in three parts, in the order in which the reader's language writes dates.
import { useId } from 'react';
import { useEvent, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './user-form.module.css';

type DateFieldProps = {
  /** Id of the first part, where an error summary leads to it. */
  id: string;
  label: string;
  optionalLabel?: string | undefined;
  /** YYYY-MM-DD; parts that are missing are empty: `1980--`. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  required: boolean;
};

type Part = 'year' | 'month' | 'day';

/** Year, month and day as a language orders them. */
export function partsInOrder(language: string): Part[] {
  const parts = new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' }).formatToParts(
    0,
  );
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}

/** Day and year are typed, the month is chosen by its name. */
export function DateField({ id, label, optionalLabel, value, onChange, error, required }: DateFieldProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const own = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const typed = { year, month, day };
  const order = partsInOrder(language);
  const change = (part: Part) => (text: string) => {
    const written = { ...typed, [part]: text } as Record<Part, string>;
    const all = `${written.year}-${written.month}-${written.day}`;
    onChange(all === '--' ? '' : all);
  };
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    name: names.format(Date.UTC(2000, index, 1)),
  }));
  const ties = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${own}-error` : undefined, required } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label} {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </legend>
      <div className={styles.date}>
        {order.map((part, index) => {
          const shared = { ...ties, id: index === 0 ? id : `${own}-${part}`, autoComplete: `bday-${part}`, className: styles.control };
          return (
            <label key={part} className={styles.part} data-part={part}>
              <span>{t(part)}</span>
              {part === 'month' ? (
                <select {...shared} value={month} onChange={(event) => change('month')(event.target.value)}>
                  <option value="" aria-label={t('month')} />
                  {months.map((one) => (
                    <option key={one.value} value={one.value}>
                      {one.name}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...shared}
                  inputMode="numeric"
                  maxLength={part === 'year' ? 4 : 2}
                  value={part === 'day' ? day.replace(/^0(?=\d)/, '') : year}
                  onChange={(event) => change(part)(event.target.value.replace(/\D/g, ''))}
                  onBlur={() => part === 'day' && day.length === 1 && change('day')(day.padStart(2, '0'))}
                />
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${own}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
