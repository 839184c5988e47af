// First name and surname of somebody who gives them to a company: for the dialogs of leads and of meetings, which load it when they are opened.
import type { ReactElement } from 'react';
import { TextField } from '#sdk';

/** The two names as they stand in a form. */
export type Names = { first: string; last: string };

type GivenNamesFieldsProps = {
  names: Names;
  onChange: (names: Names) => void;
  words: { firstname: string; surname: string; missing: string };
  /** The form was sent: what is missing is said. */
  isChecked: boolean;
};

/** Whether both are there. */
export const hasNames = ({ first, last }: Names): boolean => first.trim() !== '' && last.trim() !== '';

export function GivenNamesFields({ names, onChange, words, isChecked }: GivenNamesFieldsProps): ReactElement {
  const shared = { dir: 'auto', maxLength: 100, required: true } as const;
  const missing = (name: string): string => (isChecked && name.trim() === '' ? words.missing : '');
  return (
    <>
      <TextField
        label={words.firstname}
        value={names.first}
        onChange={(first) => onChange({ ...names, first })}
        error={missing(names.first)}
        autoComplete="given-name"
        {...shared}
      />
      <TextField
        label={words.surname}
        value={names.last}
        onChange={(last) => onChange({ ...names, last })}
        error={missing(names.last)}
        autoComplete="family-name"
        {...shared}
      />
    </>
  );
}
