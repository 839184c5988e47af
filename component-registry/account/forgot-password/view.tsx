// A forgotten password: the address, and a mail; whether there is an account is not shown here.
import { useState } from 'react';
import { forgotPassword } from '#contract/identity';
import { useCall, useEvent, useReturnUrl, useText, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/account-fields.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { AccountLinks } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export default function ForgotPassword({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, email, failure } = useChecks();
  const call = useCall();
  const { event, language } = useEvent();
  const returnUrl = useReturnUrl();
  const [sentTo, setSentTo] = useState('');
  const [isMailOff, setMailOff] = useState(false);
  const form = useForm({
    start: { Email: '' },
    check: ({ Email }) => email(Email),
    async send({ Email }) {
      const answer = await call(forgotPassword, { shortname: event, language, ...(returnUrl && { returnUrl }) }, { Email: Email.trim() });
      if (!answer.ok) return failure(answer);
      setMailOff(answer.reply.MailIsOff === true);
      setSentTo(Email.trim());
      return [];
    },
  });
  const links = <AccountLinks links={[{ page: 'LoginPage', text: word('signIn') }]} />;
  if (sentTo)
    return (
      <Screen
        frame={frame}
        title={isMailOff ? word('mailOffTitle') : t('sentTitle')}
        lead={isMailOff ? word('mailOff', { email: sentTo }) : t('sent', { email: sentTo })}
      >
        {links}
      </Screen>
    );
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead) || t('lead')}>
      <AccountForm form={form} submit={t('submit')} status={word('attemptingReset')}>
        <EmailField field={form.text('Email')} />
      </AccountForm>
      {links}
    </Screen>
  );
}
