// The call's own fields, conflicts of interest, declarations.
import type { ReactElement } from 'react';
import { Checkbox, LONGEST_EXTRA_TEXT, SelectField, TextField, USUAL_LENGTH, useTexts } from '#sdk';
import type { AbstractCall } from '#contract/calls';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { controlId } from './control-id.ts';
import type { PartProps } from './part-props.ts';

export function ExtraPart({ call, content, change, errorOf }: PartProps): ReactElement {
  const t = useTexts(submissionTexts);
  const { Conflicts, Declarations } = content;
  const answer = (id: string, Value: string): void =>
    change({ Fields: [...content.Fields.filter(({ Id }) => Id !== id), { Id: id, Value }] });
  return (
    <>
      {call.Fields.length > 0 && (
        <fieldset className={styles.part}>
          <legend>{t('more')}</legend>
          {call.Fields.map((field) => (
            <ExtraField
              key={field.Id}
              field={field}
              value={content.Fields.find(({ Id }) => Id === field.Id)?.Value ?? ''}
              error={errorOf(`Fields.${field.Id}`)}
              onChange={(value) => answer(field.Id, value)}
            />
          ))}
        </fieldset>
      )}
      {call.AsksConflicts && (
        <fieldset className={styles.part}>
          <legend>{t('conflicts')}</legend>
          <SelectField
            id={controlId('Conflicts')}
            label={t('conflictsAsked')}
            error={errorOf('Conflicts')}
            value={Conflicts.Answer}
            onChange={(value) => change({ Conflicts: { ...Conflicts, Answer: value === 'none' || value === 'some' ? value : '' } })}
            options={[
              { value: '', label: t('choose') },
              { value: 'none', label: t('conflicts_none') },
              { value: 'some', label: t('conflicts_some') },
            ]}
            required
          />
          {Conflicts.Answer === 'some' && (
            <TextField
              id={controlId('Conflicts.Text')}
              label={t('conflictsText')}
              error={errorOf('Conflicts.Text')}
              value={Conflicts.Text}
              onChange={(Text) => change({ Conflicts: { ...Conflicts, Text } })}
              maxLength={LONGEST_EXTRA_TEXT}
              rows={3}
              dir="auto"
              multiline
              required
            />
          )}
        </fieldset>
      )}
      {call.Declarations.length > 0 && (
        <fieldset className={styles.part}>
          <legend>{t('declarations')}</legend>
          {call.Declarations.map(({ Id, Text, IsRequired }) => (
            <Checkbox
              key={Id}
              id={controlId(`Declarations.${Id}`)}
              label={Text}
              error={errorOf(`Declarations.${Id}`)}
              checked={Declarations.includes(Id)}
              onChange={(is) => change({ Declarations: is ? [...Declarations, Id] : Declarations.filter((one) => one !== Id) })}
              required={IsRequired}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

type ExtraFieldProps = { field: AbstractCall['Fields'][number]; value: string; error: string; onChange: (value: string) => void };

function ExtraField({ field, value, error, onChange }: ExtraFieldProps): ReactElement {
  const t = useTexts(submissionTexts);
  const { Id, Name, Help, Kind, IsRequired, Longest, Choices } = field;
  const shared = {
    id: controlId(`Fields.${Id}`),
    label: Name,
    help: Help || undefined,
    error,
    optionalLabel: IsRequired ? undefined : t('optional'),
    value,
    onChange,
    required: IsRequired,
  };
  const none = { value: '', label: t('choose') };
  if (Kind === 'choice') return <SelectField {...shared} options={[none, ...Choices.map((one) => ({ value: one.Id, label: one.Name }))]} />;
  if (Kind === 'yes-no')
    return <SelectField {...shared} options={[none, { value: 'yes', label: t('yes') }, { value: 'no', label: t('no') }]} />;
  if (Kind === 'number') return <TextField {...shared} inputMode="decimal" maxLength={30} dir="ltr" />;
  const most = Longest || USUAL_LENGTH;
  return <TextField {...shared} multiline={most > 200} rows={3} maxLength={Math.min(most * 2, LONGEST_EXTRA_TEXT)} dir="auto" />;
}
