// The form itself, once it is known what the user said before.
import { Fragment, useState } from 'react';
import { setUser } from '#contract/people';
import type { AskedField, UserRead } from '#contract/profile-shapes';
import { type CallResult, tidyValue, useCallOrKeep, useEvent, useTexts, type ValueFault, valueFault, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { useChecks } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { MainAnchor } from '../screen/links.tsx';
import { Screen } from '../screen/screen.tsx';
import { useNext } from '../screen/use-next.ts';
import { useFieldLabel } from '../user/user-field.ts';
import { payloadOf, profileStart } from './form-values.ts';
import { ProfileFieldInput } from './profile-field.tsx';
import { StatedFields } from './stated-fields.tsx';
import { texts } from './texts.ts';
import { useFormDraft } from './use-form-draft.ts';
import styles from '../screen/screen.module.css';
import own from './user-form.module.css';

type UserFieldsProps = Pick<ViewProps, 'frame'> & { user: UserRead; lead: string };

const faults: ReadonlySet<string> = new Set<ValueFault>([
  'too-long',
  'not-listed',
  'no-date',
  'date-ahead',
  'no-efn',
  'no-cme',
  'no-vat',
  'no-phone',
  'no-address',
]);

/** An empty field starts with the value of the event, if it has one. */
export function UserFields({ frame, user, lead }: UserFieldsProps) {
  const t = useTexts(texts);
  const { t: word, filled, failure } = useChecks();
  const label = useFieldLabel();
  const call = useCallOrKeep();
  const next = useNext();
  const { event, language } = useEvent();
  const [saved, setSaved] = useState<'no' | 'saved' | 'kept'>('no');
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  const { Fields, Status, Today } = user.Form;
  const [start] = useState(() => profileStart(user));
  const form = useForm<Readonly<Record<string, string>>>({
    start,
    check: (typed) =>
      Fields.flatMap(({ Name, IsRequired }) => {
        const value = typed[Name] ?? '';
        const missing = IsRequired ? filled(Name, value, t('missing', { field: label(Name) })) : [];
        const fault = valueFault(Name, tidyValue(Name, value), {}, Today);
        return missing.length > 0 || !fault ? missing : [{ field: Name, message: t(`fault_${fault}`, { field: label(Name) }) }];
      }),
    async send(typed) {
      const tidy = Object.fromEntries(Fields.map(({ Name }) => [Name, tidyValue(Name, typed[Name] ?? '')]));
      const answer = await call(setUser, { eventid: event, language }, payloadOf(tidy, Fields), t('title'));
      if (!answer.ok) return refusalOf(answer) ?? failure(answer, { 409: t('closed') });
      draft.forget();
      setNotTaken(answer.ok === 'kept' ? [] : answer.reply.NotTaken.map(({ Field }) => Field));
      setSaved(answer.ok === 'kept' ? 'kept' : 'saved');
      return [];
    },
  });
  const draft = useFormDraft(user, start, form.values, (name, value) => form.text(name).onChange(value));
  /** What the server says of one field, in words. */
  const refusalOf = ({ code, field }: Extract<CallResult<unknown>, { ok: false }>) =>
    faults.has(code) && field ? [{ field, message: t(`fault_${code as ValueFault}`, { field: label(field) }) }] : undefined;
  if (saved !== 'no')
    return (
      <Screen frame={frame} title={t(saved)} lead={t(saved === 'kept' ? 'keptHint' : 'thanks')}>
        {notTaken.length > 0 && <p>{t('notTaken', { fields: notTaken.map(label).join(', ') })}</p>}
        <div className={styles.actions}>
          <MainAnchor href={next}>{word('goOn')}</MainAnchor>
        </div>
      </Screen>
    );
  // B §4: without buttons nothing can be sent.
  if (Status !== 'Open')
    return (
      <Screen frame={frame} title={t('title')} lead={t(`status_${Status}`)}>
        <StatedFields user={user} />
      </Screen>
    );
  return (
    <Screen frame={frame} title={t('title')} lead={lead}>
      {draft.isRestored && <p role="status">{t('restored')}</p>}
      <AccountForm form={form} submit={t('submit')} status={t('submit')}>
        {groupsOf(Fields).map(({ group, fields }) => (
          <Fragment key={group}>
            {Fields.length > MANY && <h2 className={own.partTitle}>{t(`group_${group}`)}</h2>}
            {fields.map((asked) => (
              <ProfileFieldInput key={asked.Name} asked={asked} user={user} field={form.text(asked.Name)} />
            ))}
          </Fragment>
        ))}
      </AccountForm>
    </Screen>
  );
}

/** From this many fields on they stand below headings. */
const MANY = 12;

type Group = 'person' | 'contact' | 'work';
const groupOf = (name: string): Group => {
  if (name.startsWith('Contact.')) return 'contact';
  const isWork = [
    'Profession',
    'Activity',
    'HealthCareProfessional',
    'CountryPracticeId',
    'Efn',
    'CMEId',
    'VAT',
    'SelectedInterests',
    'Biography',
  ];
  return isWork.includes(name) ? 'work' : 'person';
};

/** The fields in three parts; within a part they keep their order. */
const groupsOf = (fields: readonly AskedField[]): { group: Group; fields: AskedField[] }[] =>
  (['person', 'contact', 'work'] as const).flatMap((group) => {
    const inGroup = fields.filter(({ Name }) => groupOf(Name) === group);
    return inGroup.length > 0 ? [{ group, fields: inGroup }] : [];
  });
