// The steps of joining a sign-on to an account: the terms, the password of the account there is, or a new account.
import type { ComponentType } from 'react';
import { confirmExternal, type EvaluatedUser, registerExternal, registerWithPassword, setTermsAccepted } from '#contract/sso';
import { Checkbox, useCall, useEvent, useReturnUrl, useTexts } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { CurrentPassword, NewPassword, TermsField } from '../form/account-fields.tsx';
import { useChecks } from '../form/use-account.ts';
import { type Sent, useForm } from '../form/use-form.ts';
import type { Step } from './step.ts';
import { texts } from './texts.ts';

type StepProps = {
  user: EvaluatedUser;
  /** Where the terms can be read; empty for no link. */
  terms: string;
  /** Called with what is to be done after this step. */
  onUser: (user: EvaluatedUser) => void;
  /** The sign-on has ended meanwhile. */
  onLost: () => void;
  /** Asks anew what is to be done. */
  onAgain: () => void;
};

function TermsStep({ terms, onAgain, onLost }: StepProps) {
  const t = useTexts(texts);
  const { t: word, terms: check, failure } = useChecks();
  const call = useCall();
  const { event } = useEvent();
  const form = useForm<{ AcceptTermsOfUse: boolean }>({
    start: { AcceptTermsOfUse: false },
    check: ({ AcceptTermsOfUse }) => check(AcceptTermsOfUse),
    async send(): Promise<Sent> {
      const answer = await call(setTermsAccepted, { shortName: event });
      if (!answer.ok && answer.status !== 401) return failure(answer);
      if (answer.ok) onAgain();
      else onLost();
      return [];
    },
  });
  return (
    <>
      <p>{t('terms')}</p>
      <AccountForm form={form} submit={t('termsSubmit')} status={word('attemptingAuthentication')}>
        <TermsField field={form.box('AcceptTermsOfUse')} terms={terms} />
      </AccountForm>
    </>
  );
}

/** The answer to a wrong password, or to none, is the specification's own sentence (A §5). */
function PasswordStep({ user, terms, onUser }: StepProps) {
  const t = useTexts(texts);
  const { t: word, password, terms: checkTerms, failure } = useChecks();
  const call = useCall();
  const query = useQueryOfStep();
  const form = useForm<{ Password: string; AcceptTermsOfUse: boolean }>({
    start: { Password: '', AcceptTermsOfUse: user.areTermsAccepted },
    check: (typed) => [...password(typed.Password), ...checkTerms(typed.AcceptTermsOfUse)],
    async send({ Password }): Promise<Sent<{ Password: string; AcceptTermsOfUse: boolean }>> {
      const answer = await call(confirmExternal, query, { Password });
      if (!answer.ok) return failure(answer, { 0: word('checkPassword'), 401: word('checkPassword') });
      onUser(answer.reply);
      return [];
    },
  });
  return (
    <>
      <p>{t('confirm')}</p>
      <AccountForm form={form} submit={t('confirmSubmit')} status={word(user.transfer ? 'attemptingTransfer' : 'attemptingAuthentication')}>
        <CurrentPassword field={form.text('Password')} />
        {!user.areTermsAccepted && <TermsField field={form.box('AcceptTermsOfUse')} terms={terms} />}
      </AccountForm>
    </>
  );
}

type Registration = { Password: string; ConfirmPassword: string; own: boolean; AcceptTermsOfUse: boolean };

function RegistrationStep({ user, terms, onUser, onLost }: StepProps) {
  const t = useTexts(texts);
  const { t: word, newPassword, terms: checkTerms, passwordFailure } = useChecks();
  const call = useCall();
  const query = useQueryOfStep();
  const form = useForm<Registration>({
    start: { Password: '', ConfirmPassword: '', own: false, AcceptTermsOfUse: user.areTermsAccepted },
    check: (typed) => [...(typed.own ? newPassword(typed) : []), ...checkTerms(typed.AcceptTermsOfUse)],
    async send({ own, Password, ConfirmPassword }): Promise<Sent<Registration>> {
      const answer = own ? await call(registerWithPassword, query, { Password, ConfirmPassword }) : await call(registerExternal, query);
      if (!answer.ok && answer.status !== 401) return passwordFailure(answer);
      if (answer.ok) onUser(answer.reply);
      else onLost();
      return [];
    },
  });
  return (
    <>
      <p>{t('register')}</p>
      <AccountForm form={form} submit={t('registerSubmit')} status={word('attemptingCreation')}>
        <Checkbox {...form.box('own')} label={t('withPassword')} help={t('withPasswordHelp')} />
        {form.values.own && <NewPassword first={form.text('Password')} second={form.text('ConfirmPassword')} isFirst />}
        {!user.areTermsAccepted && <TermsField field={form.box('AcceptTermsOfUse')} terms={terms} />}
      </AccountForm>
    </>
  );
}

/** Query of a step: nobody gets so far without accepting the terms. */
function useQueryOfStep() {
  const { event } = useEvent();
  const returnUrl = useReturnUrl();
  return { shortName: event, acceptedTerms: 'true', ...(returnUrl && { returnUrl }) };
}

/** The form of each step. */
export const steps: Readonly<Record<Exclude<Step, 'ready'>, ComponentType<StepProps>>> = {
  terms: TermsStep,
  password: PasswordStep,
  registration: RegistrationStep,
};
