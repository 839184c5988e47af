// The password of a registration, asked for where its letter is opened in another browser: nobody confirms what a stranger typed.
import { confirmEmail } from '#contract/identity';
import { useCall, useEvent, useTexts } from '#sdk';
import { CurrentPassword } from '../form/account-fields.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { useChecks } from '../form/use-account.ts';
import { type Sent, useForm } from '../form/use-form.ts';
import { texts } from './texts.ts';

type Typed = { Password: string };

/** `onSpent`: the link does not work any more. */
export function PasswordStep({
  userId,
  code,
  onConfirmed,
  onSpent,
}: {
  userId: string;
  code: string;
  onConfirmed: () => void;
  onSpent: () => void;
}) {
  const t = useTexts(texts);
  const { t: word, password, failure } = useChecks();
  const call = useCall();
  const { event, language } = useEvent();
  const form = useForm<Typed>({
    start: { Password: '' },
    check: (typed) => password(typed.Password),
    async send({ Password }): Promise<Sent<Typed>> {
      const answer = await call(confirmEmail, { userId, code, shortName: event, language }, { Password, AskPassword: true });
      if (answer.ok) {
        onConfirmed();
        return 'gone';
      }
      if (answer.status !== 400) return failure(answer);
      if (answer.field === 'Password') return [{ field: 'Password', message: t('otherPassword') }];
      onSpent();
      return [];
    },
  });
  return (
    <AccountForm form={form} submit={t('submit')} status={word('attemptingConfirmation')}>
      <CurrentPassword field={form.text('Password')} />
    </AccountForm>
  );
}
