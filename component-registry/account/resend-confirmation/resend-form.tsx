// Asks for the mail of confirmation once more; the answer is the same whether an account waits for it or not.
import { useState } from 'react';
import { sendConfirmation } from '#contract/identity';
import { useCall, useEvent, useTexts } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField } from '../form/account-fields.tsx';
import { Note } from '../screen/note.tsx';
import { useChecks, useContextModel } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { texts } from './texts.ts';

/** The form; `email` is what is known already. `isMain`: nothing else on the screen is the main thing to do. */
export function ResendForm({ email = '', isMain = true }: { email?: string; isMain?: boolean }) {
  const t = useTexts(texts);
  const { t: word, email: checkEmail, failure } = useChecks();
  const call = useCall();
  const { event, language } = useEvent();
  const ContextModel = useContextModel();
  const [sentTo, setSentTo] = useState('');
  const [isMailOff, setMailOff] = useState(false);
  const form = useForm({
    start: { Email: email },
    check: ({ Email }) => checkEmail(Email),
    async send({ Email }) {
      setSentTo('');
      const answer = await call(sendConfirmation, { shortname: event, language }, { Email: Email.trim(), ContextModel });
      if (!answer.ok) return failure(answer);
      setMailOff(answer.reply.MailIsOff === true);
      setSentTo(Email.trim());
      return [];
    },
  });
  return (
    <>
      {sentTo && (
        <Note tone={isMailOff ? 'warning' : 'success'}>
          {isMailOff ? word('mailOff', { email: sentTo }) : t('sent', { email: sentTo })}
        </Note>
      )}
      <AccountForm form={form} submit={t('submit')} status={word('attemptingConfirmation')} variant={isMain ? 'primary' : 'secondary'}>
        <EmailField field={form.text('Email')} />
      </AccountForm>
    </>
  );
}
