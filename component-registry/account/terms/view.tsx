// The terms of use, to be accepted by somebody who is signed in or whom a provider has vouched for.
import { setTermsAccepted } from '#contract/sso';
import { useCall, useEvent, useText, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { TermsField } from '../form/account-fields.tsx';
import { leaving } from '../screen/leaving.ts';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { type Sent, useForm } from '../form/use-form.ts';
import { useNext } from '../screen/use-next.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export default function Terms({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, terms, failure } = useChecks();
  const call = useCall();
  const next = useNext();
  const { event } = useEvent();
  const form = useForm<{ AcceptTermsOfUse: boolean }>({
    start: { AcceptTermsOfUse: false },
    check: ({ AcceptTermsOfUse }) => terms(AcceptTermsOfUse),
    async send(): Promise<Sent> {
      const answer = await call(setTermsAccepted, { shortName: event });
      if (!answer.ok) return failure(answer, { 401: word('signInFirst') });
      leaving.to(next);
      return 'gone';
    },
  });
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead) || t('lead')}>
      <AccountForm form={form} submit={t('submit')} status={word('attemptingAuthentication')}>
        <TermsField field={form.box('AcceptTermsOfUse')} terms={props.terms} />
      </AccountForm>
    </Screen>
  );
}
