// A new password, by the link of the mail.
import { resetPassword } from '#contract/identity';
import { useCall, useEvent, useGo, useTakenFromAddress, useText, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField, NewPassword } from '../form/account-fields.tsx';
import { Note } from '../screen/note.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { AccountLinks, MainLink, useKeptReturnUrl } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

const names = ['code', 'email', 'userId'] as const;

export default function ResetPassword({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, email, newPassword, passwordFailure } = useChecks();
  const call = useCall();
  const go = useGo();
  const keep = useKeptReturnUrl();
  const { event, language } = useEvent();
  const taken = useTakenFromAddress(names);
  const form = useForm({
    start: { Email: taken.email, Password: '', ConfirmPassword: '' },
    check: (typed) => [...email(typed.Email), ...newPassword(typed)],
    async send(typed) {
      const body = { ...typed, Email: typed.Email.trim(), Code: taken.code };
      const answer = await call(resetPassword, { shortName: event, language }, body);
      if (!answer.ok) return passwordFailure(answer, { 400: t('codeFailed'), 401: t('codeFailed'), 404: t('codeFailed') });
      go(keep('LoginPage', { done: 'reset' }));
      return [];
    },
  });
  if (!taken.code)
    return (
      <Screen frame={frame} title={t('title')}>
        <Note tone="warning">{t('noCode')}</Note>
        <MainLink to={keep('PasswordRetrievalPage')}>{t('again')}</MainLink>
      </Screen>
    );
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead) || t('lead')}>
      <AccountForm form={form} submit={t('submit')} status={word('attemptingReset')}>
        <EmailField field={form.text('Email')} />
        <NewPassword first={form.text('Password')} second={form.text('ConfirmPassword')} />
      </AccountForm>
      <AccountLinks links={[{ page: 'PasswordRetrievalPage', text: t('again') }]} />
    </Screen>
  );
}
