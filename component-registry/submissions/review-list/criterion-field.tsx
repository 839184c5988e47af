// The score of one criterion: its steps as a row of choices, or a list where there are many.
import { type ReactElement, useId } from 'react';
import { SelectField, useTexts } from '#sdk';
import type { AbstractCall } from '#contract/calls';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import own from './review.module.css';

/** Most steps that stand in a row. */
const MOST_STEPS = 11;

type CriterionFieldProps = {
  criterion: AbstractCall['Review']['Criteria'][number];
  value: number | undefined;
  onChange: (value: number) => void;
};

export function CriterionField({ criterion, value, onChange }: CriterionFieldProps): ReactElement {
  const t = useTexts(submissionTexts);
  const name = useId();
  const { Name, Help, Least, Most } = criterion;
  const steps = Array.from({ length: Math.max(0, Most - Least + 1) }, (_, nth) => Least + nth);
  if (steps.length > MOST_STEPS)
    return (
      <SelectField
        label={Name}
        help={Help || undefined}
        value={value === undefined ? '' : String(value)}
        onChange={(chosen) => chosen !== '' && onChange(Number(chosen))}
        options={[{ value: '', label: t('choose') }, ...steps.map((step) => ({ value: String(step), label: String(step) }))]}
      />
    );
  return (
    <fieldset className={styles.part} aria-describedby={Help === '' ? undefined : `${name}-help`}>
      <legend>{Name}</legend>
      {Help !== '' && (
        <p id={`${name}-help`} className={styles.muted}>
          {Help}
        </p>
      )}
      <div className={own.steps}>
        {steps.map((step) => (
          <label key={step}>
            <input type="radio" name={name} value={step} checked={value === step} onChange={() => onChange(step)} />
            {step}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
