// Finds the ticket of a registration by surname and number, and gives it to the user.
import { validateRegistrationLogin } from '#contract/people';
import { TextField, useCall, useEvent, useTexts } from '#sdk';
import { CodeField } from '../form/account-fields.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { leaving } from '../screen/leaving.ts';
import { useChecks } from '../form/use-account.ts';
import { type Sent, useForm } from '../form/use-form.ts';
import { useNext } from '../screen/use-next.ts';
import { texts } from './texts.ts';

/** Wrong name, wrong number and a ticket somebody has read the same. `surname` is that of the account. */
export function ClaimForm({ surname }: { surname: string }) {
  const t = useTexts(texts);
  const { t: word, filled, failure } = useChecks();
  const call = useCall();
  const next = useNext();
  const { event } = useEvent();
  const form = useForm({
    start: { surname, regnumber: '' },
    check: (typed) => [
      ...filled('surname', typed.surname, word('surnameMissing')),
      ...filled('regnumber', typed.regnumber, t('numberMissing')),
    ],
    async send(typed): Promise<Sent<{ surname: string; regnumber: string }>> {
      const params = { eventid: event, surname: typed.surname.trim(), regnumber: typed.regnumber.trim() };
      const answer = await call(validateRegistrationLogin, params);
      if (!answer.ok) return failure(answer);
      if (!answer.reply.Valid) return [{ field: 'regnumber', message: t('notFound') }];
      leaving.to(next);
      return 'gone';
    },
  });
  return (
    <AccountForm form={form} submit={t('submit')} status={word('attemptingAuthentication')}>
      <TextField {...form.text('surname')} label={word('surname')} autoComplete="family-name" spellCheck={false} required />
      <CodeField {...form.text('regnumber')} label={t('number')} help={t('numberHelp')} autoComplete="off" />
    </AccountForm>
  );
}
