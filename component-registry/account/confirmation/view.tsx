// Confirms an email address by the link of the mail, at once; without a link that works, another mail helps. The link of a contact form's letter shows what was given.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { confirmEmail } from '#contract/identity';
import { Button, type CallResult, useCall, useEvent, useGo, useTakenFromAddress, useText, useTexts, type ViewProps } from '#sdk';
import { Note } from '../screen/note.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResendForm } from '../resend-confirmation/resend-form.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { useKeptReturnUrl, AccountLinks } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from '../screen/screen.module.css';

const ContactStep = lazy(() => import('./contact-step.tsx').then((code) => ({ default: code.ContactStep })));

const names = ['code', 'userId', 'contact'] as const;

type Confirmed = { NeedsPassword?: boolean | undefined };

/** The link that is under way: a change of language draws the page anew, and must not send it twice. */
let underWay: { code: string; answer: Promise<CallResult<Confirmed>> } | undefined;

export default function Confirmation({ props, frame }: ViewProps<Props>) {
  const { code, userId, contact } = useTakenFromAddress(names);
  if (contact === '') return <ConfirmAccount props={props} frame={frame} code={code} userId={userId} />;
  return (
    <Suspense>
      <ContactStep code={contact} frame={frame} />
    </Suspense>
  );
}

type ConfirmAccountProps = Pick<ViewProps<Props>, 'props' | 'frame'> & { code: string; userId: string };

function ConfirmAccount({ props, frame, code, userId }: ConfirmAccountProps) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, failure } = useChecks();
  const call = useCall();
  const go = useGo();
  const keep = useKeptReturnUrl();
  const { event, language } = useEvent();
  const [state, setState] = useState<'busy' | 'waiting' | 'password' | 'failed'>(code && userId ? 'busy' : 'waiting');
  /** Set where it may work on another try: no answer, too many. */
  const [problem, setProblem] = useState('');
  // A code works once, so it is sent once, however often React mounts.
  const asked = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const goOn = () => go(keep('LoginPage', { done: 'confirmed' }));
  const confirm = async () => {
    setState('busy');
    setProblem('');
    if (underWay?.code !== code)
      underWay = { code, answer: call(confirmEmail, { userId, code, shortName: event, language }, { AskPassword: true }) };
    const answer = await underWay.answer;
    underWay = undefined;
    // Whoever is on screen now leads on.
    if (!isHere.current) return;
    if (answer.ok && answer.reply.NeedsPassword) return setState('password');
    if (answer.ok) return goOn();
    const isFinal = answer.kind === 'status' && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    setProblem(isFinal ? '' : (failure(answer)[0]?.message ?? ''));
    setState('failed');
  };
  useEffect(() => {
    if (state !== 'busy' || asked.current) return;
    asked.current = true;
    void confirm();
    // Only for the link the page was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (state === 'password')
    return (
      <Screen frame={frame} title={t('title')} lead={t('otherBrowser')}>
        <PasswordStep userId={userId} code={code} onConfirmed={goOn} onSpent={() => setState('failed')} />
      </Screen>
    );
  if (state === 'busy')
    return (
      <Screen frame={frame} title={t('title')} lead={`${word('attemptingConfirmation')} …`} announced={word('attemptingConfirmation')} />
    );
  if (problem)
    return (
      <Screen frame={frame} title={t('title')}>
        <Note tone="warning">{problem}</Note>
        <div className={styles.actions}>
          <Button variant="primary" size="large" onClick={() => void confirm()}>
            {word('tryAgain')}
          </Button>
        </div>
      </Screen>
    );
  return (
    <Screen frame={frame} title={t('title')} lead={state === 'waiting' ? text(props.lead) || t('checkInbox') : ''}>
      {state === 'failed' && <Note tone="warning">{t('failed')}</Note>}
      <ResendForm />
      <AccountLinks links={[{ page: 'LoginPage', text: word('signIn') }]} />
    </Screen>
  );
}
