// A code of an external registration, which stands for a ticket and works once.
import { bookedTickets } from '#contract/people';
import { dropAuthorisationCode, useCall, useEvent, useTexts } from '#sdk';
import { CodeField } from '../form/account-fields.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { leaving } from '../screen/leaving.ts';
import { useChecks } from '../form/use-account.ts';
import { type Sent, useForm } from '../form/use-form.ts';
import { useNext } from '../screen/use-next.ts';
import { texts } from './texts.ts';

/** `code` is what the address had, or what waits on this device. `isMain`: there is no other form on the screen. */
export function CodeForm({ code, isMain }: { code: string; isMain: boolean }) {
  const t = useTexts(texts);
  const { t: word, filled, failure } = useChecks();
  const call = useCall();
  const next = useNext();
  const { event } = useEvent();
  const form = useForm({
    start: { code },
    check: (typed) => filled('code', typed.code, t('codeMissing')),
    async send(typed): Promise<Sent<{ code: string }>> {
      const answer = await call(bookedTickets, { eventid: event, externalAuthorizationCode: typed.code.trim() });
      // What was exchanged, or can never be, waits no longer (A §7).
      if (answer.ok || answer.status === 410) dropAuthorisationCode();
      if (!answer.ok && answer.status !== 400 && answer.status !== 410) return failure(answer);
      // 204 has no list.
      const tickets = answer.ok ? (answer.reply as typeof answer.reply | undefined) : undefined;
      if (!tickets?.length) return [{ field: 'code', message: t('codeFailed') }];
      leaving.to(next);
      return 'gone';
    },
  });
  return (
    <AccountForm form={form} submit={t('codeSubmit')} status={word('attemptingAuthentication')} variant={isMain ? 'primary' : 'secondary'}>
      <CodeField {...form.text('code')} label={t('code')} autoComplete="one-time-code" />
    </AccountForm>
  );
}
