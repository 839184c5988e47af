// The form of a new account, and what to do once it is sent.
import { useEffect, useState } from 'react';
import { createAccount } from '#contract/identity';
import { Disclosure, useCall, useEvent, useReturnUrl, useText, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField, NameFields, NewPassword, TermsField } from '../form/account-fields.tsx';
import { ResendForm } from '../resend-confirmation/resend-form.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks, useContextModel } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { useRegistration } from '../user/use-registration.ts';
import { AccountLinks } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

const start = { Firstname: '', Surname: '', Email: '', Password: '', ConfirmPassword: '', AcceptTermsOfUse: false };

/** Who has an account already reads the same: only the mail, to its owner, says it. */
export function CreateScreen({ props, frame }: Pick<ViewProps<Props>, 'props' | 'frame'>) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, filled, email, newPassword, terms, passwordFailure } = useChecks();
  const call = useCall();
  const { language } = useEvent();
  const confirmUrl = useReturnUrl();
  const ContextModel = useContextModel();
  const [sentTo, setSentTo] = useState('');
  const [isMailOff, setMailOff] = useState(false);
  const form = useForm({
    start,
    check: (typed) => [
      ...filled('Firstname', typed.Firstname, word('firstnameMissing')),
      ...filled('Surname', typed.Surname, word('surnameMissing')),
      ...email(typed.Email),
      ...newPassword(typed),
      ...terms(typed.AcceptTermsOfUse),
    ],
    async send(typed) {
      const Email = typed.Email.trim();
      const body = { ...typed, Firstname: typed.Firstname.trim(), Surname: typed.Surname.trim(), Email, ContextModel };
      const answer = await call(createAccount, { language, ...(confirmUrl && { confirmUrl }) }, body);
      if (!answer.ok) return passwordFailure(answer);
      setMailOff(answer.reply.MailIsOff === true);
      setSentTo(Email);
      return [];
    },
  });
  const { name } = useRegistration();
  const { fill } = form;
  useEffect(() => {
    if (name) fill(name);
  }, [fill, name]);
  const toLogin = { page: 'LoginPage', text: word('signIn') };
  if (sentTo && isMailOff)
    return (
      <Screen frame={frame} title={word('mailOffTitle')} lead={word('mailOff', { email: sentTo })}>
        <AccountLinks links={[toLogin]} />
      </Screen>
    );
  if (sentTo)
    return (
      <Screen frame={frame} title={t('sentTitle')} lead={t('sent', { email: sentTo })}>
        <Disclosure summary={t('again')}>
          <ResendForm email={sentTo} isMain={false} />
        </Disclosure>
        <AccountLinks links={[toLogin]} />
      </Screen>
    );
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead)}>
      <AccountForm form={form} submit={t('submit')} status={word('attemptingCreation')}>
        <NameFields first={form.text('Firstname')} last={form.text('Surname')} />
        <EmailField field={form.text('Email')} />
        <NewPassword first={form.text('Password')} second={form.text('ConfirmPassword')} isFirst />
        <TermsField field={form.box('AcceptTermsOfUse')} terms={props.terms} />
      </AccountForm>
      <AccountLinks links={[{ ...toLogin, text: t('haveAccount') }]} />
    </Screen>
  );
}
