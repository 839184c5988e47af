// The form itself, once it is known what the user said before.
import { useState } from 'react';
import { setUser, type UserPayload } from '#contract/people';
import { languageName, SelectField, TextField, useCallOrKeep, useDocument, useEvent, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { MainAnchor } from '../screen/links.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { useNext } from '../screen/use-next.ts';
import { useFieldLabel, userFields } from '../user/user-field.ts';
import { askedFields } from './asked-fields.ts';
import { texts } from './texts.ts';
import styles from '../screen/screen.module.css';

type UserFieldsProps = Pick<ViewProps, 'frame'> & { user: UserPayload; lead: string };

/** An empty field starts with the value of the event, if it has one. */
export function UserFields({ frame, user, lead }: UserFieldsProps) {
  const t = useTexts(texts);
  const { t: word, filled, failure } = useChecks();
  const label = useFieldLabel();
  const call = useCallOrKeep();
  const next = useNext();
  const { event, languages } = useEvent();
  const asked = askedFields(useDocument('app').prefill);
  const [saved, setSaved] = useState<'no' | 'saved' | 'kept'>('no');
  const form = useForm<Record<keyof UserPayload, string>>({
    start: Object.fromEntries(userFields.map(({ name }) => [name, user[name] || (asked.get(name) ?? '')])) as UserPayload,
    check: (typed) => [...asked.keys()].flatMap((name) => filled(name, typed[name], t('missing', { field: label(name) }))),
    async send(typed) {
      const body = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
      const answer = await call(setUser, { eventid: event }, body, t('title'));
      if (!answer.ok) return failure(answer);
      setSaved(answer.ok === 'kept' ? 'kept' : 'saved');
      return [];
    },
  });
  if (saved !== 'no')
    return (
      <Screen frame={frame} title={t(saved)} lead={t(saved === 'kept' ? 'keptHint' : 'thanks')}>
        <div className={styles.actions}>
          <MainAnchor href={next}>{word('goOn')}</MainAnchor>
        </div>
      </Screen>
    );
  return (
    <Screen frame={frame} title={t('title')} lead={lead}>
      <AccountForm form={form} submit={t('submit')} status={t('submit')}>
        {userFields.map(({ name, ...rest }) => {
          const shared = {
            ...form.text(name),
            label: label(name),
            required: asked.has(name),
            ...(!asked.has(name) && { optionalLabel: word('optional') }),
          };
          if (name !== 'Language') return <TextField key={name} {...shared} {...rest} inputMode={rest.type} spellCheck={false} />;
          const own = [...new Set(['', form.values.Language, ...languages])];
          const options = own.map((value) => ({ value, label: value && languageName(value, own), ...(value && { lang: value }) }));
          return <SelectField key={name} {...shared} autoComplete={rest.autoComplete} options={options} />;
        })}
      </AccountForm>
    </Screen>
  );
}
