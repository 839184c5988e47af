// Sign in: email and password, or a provider; what stands in the way is said, and nothing typed is lost.
import { useState } from 'react';
import { SIGN_IN_FORM } from '#contract/sign-in-form';
import { Button, Checkbox, useEvent, useReturnUrl, useTakenFromAddress, useText, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { CurrentPassword, EmailField, TermsField } from '../form/account-fields.tsx';
import { Note } from '../screen/note.tsx';
import { ResendForm } from '../resend-confirmation/resend-form.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { type Sent, useForm } from '../form/use-form.ts';
import { AccountLinks } from '../screen/links.tsx';
import { AskedPage } from './asked-page.tsx';
import type { Props } from './props.ts';
import { Elsewhere, useElsewhere, useFormProblem } from './elsewhere.tsx';
import { Providers } from './providers.tsx';
import { texts } from './texts.ts';
import { type Typed, useSignIn } from './use-sign-in.ts';

/** What another page has just done; everything else in the address says nothing. */
const notices = ['confirmed', 'reset', 'transferred'] as const;
const asked = ['done'] as const;

export default function Login({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, email, password, terms, failure } = useChecks();
  const { signIn } = useSignIn();
  const { isElsewhere, isAutomatic, wasSentBack } = useElsewhere();
  const problem = useFormProblem();
  const { event: eventShort, language } = useEvent();
  const returnUrl = useReturnUrl();
  const { done } = useTakenFromAddress(asked);
  const notice = notices.find((key) => key === done);
  const [step, setStep] = useState<'password' | 'terms' | 'unconfirmed'>(problem === 'unconfirmed' ? problem : 'password');

  const form = useForm<Typed>({
    start: { Email: '', Password: '', RememberMe: false, AcceptTermsOfUse: false },
    check: (typed) => (step === 'terms' ? terms(typed.AcceptTermsOfUse) : [...email(typed.Email), ...password(typed.Password)]),
    async send(typed): Promise<Sent<Typed>> {
      const result = await signIn(typed);
      if ('failed' in result) {
        // What is wrong with the password is put right where it was typed.
        if (result.failed.status === 401) setStep('password');
        return failure(result.failed, { 401: t('wrong') });
      }
      if (result.outcome === 'gone') return 'gone';
      if (result.outcome === 'Lockout') return [{ field: '', message: t('locked') }];
      setStep(result.outcome === 'Terms' ? 'terms' : 'unconfirmed');
      return [];
    },
  });

  if (isElsewhere) return <Elsewhere frame={frame} lead={text(props.lead)} isAutomatic={isAutomatic} wasSentBack={wasSentBack} />;
  if (step === 'unconfirmed')
    return (
      <Screen frame={frame} title={t('unconfirmedTitle')}>
        <Note tone="warning">{t('unconfirmed')}</Note>
        <ResendForm email={form.values.Email} />
        <Button data-needs="script" onClick={() => setStep('password')}>
          {t('back')}
        </Button>
      </Screen>
    );
  if (step === 'terms')
    return (
      <Screen frame={frame} title={t('termsTitle')} lead={t('termsLead')}>
        <AccountForm form={form} submit={word('signIn')} status={word('attemptingAuthentication')}>
          <TermsField field={form.box('AcceptTermsOfUse')} terms={props.terms} />
        </AccountForm>
        <Button onClick={() => setStep('password')}>{t('back')}</Button>
      </Screen>
    );
  const problemWords = {
    wrong: t('wrong'),
    wait: word('tooMany'),
    locked: t('locked'),
    terms: t('termsLead'),
    unconfirmed: t('unconfirmed'),
    away: word('refused'),
  };
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead)}>
      <AskedPage />
      {notice && <Note tone="success">{t(notice)}</Note>}
      {wasSentBack && <Note tone="warning">{problem ? problemWords[problem] : word('refused')}</Note>}
      <AccountForm
        form={form}
        submit={word('signIn')}
        status={word('attemptingAuthentication')}
        action={{ path: SIGN_IN_FORM, fields: { eventShort, language, returnUrl } }}
      >
        <EmailField field={form.text('Email')} />
        <CurrentPassword field={form.text('Password')} />
        <Checkbox {...form.box('RememberMe')} label={t('remember')} help={t('rememberHelp')} />
        {problem === 'terms' && <TermsField field={form.box('AcceptTermsOfUse')} terms={props.terms} />}
      </AccountForm>
      <AccountLinks
        links={[
          { page: 'PasswordRetrievalPage', text: t('forgot') },
          ...(props.createAccount ? [{ page: 'CreateAccountPage', text: t('create') }] : []),
        ]}
      />
      <Providers />
    </Screen>
  );
}
