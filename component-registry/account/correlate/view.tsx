// Joins the identity a provider has vouched for to an account (A §4 Single sign-on): what is still to be done, one step after the other.
import { useCallback, useEffect, useRef, useState } from 'react';
import { correlate, type EvaluatedUser } from '#contract/sso';
import { Button, useCall, useEvent, useGo, useReturnUrl, useTexts, type ViewProps } from '#sdk';
import { leaving } from '../screen/leaving.ts';
import { Note } from '../screen/note.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { useNext } from '../screen/use-next.ts';
import { MainLink, useKeptReturnUrl } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { stepOf } from './step.ts';
import { steps } from './steps.tsx';
import { texts } from './texts.ts';

type State = { kind: 'busy' } | { kind: 'lost' } | { kind: 'failed'; message: string } | { kind: 'user'; user: EvaluatedUser };

export default function Correlate({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { t: word, failure } = useChecks();
  const call = useCall();
  const go = useGo();
  const next = useNext();
  const keep = useKeptReturnUrl();
  const returnUrl = useReturnUrl();
  const { event } = useEvent();
  const [state, setState] = useState<State>({ kind: 'busy' });

  const onUser = (user: EvaluatedUser) => {
    if (stepOf(user) !== 'ready') return setState({ kind: 'user', user });
    // The callback makes the session first; without one the session is there already.
    if (user.redirect.redirectUrl) leaving.to(user.redirect.redirectUrl);
    else if (user.userDataComparisonNeeded) go(keep('UserDataSyncPage'));
    else leaving.to(next);
  };
  const ask = useCallback(async () => {
    setState({ kind: 'busy' });
    const answer = await call(correlate, { shortName: event, ...(returnUrl && { returnUrl }) });
    if (answer.ok) return onUser(answer.reply);
    setState(answer.status === 401 ? { kind: 'lost' } : { kind: 'failed', message: failure(answer)[0]?.message ?? '' });
    // What it calls is made anew with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [call, event, returnUrl]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);

  if (state.kind === 'user') {
    const Step = steps[stepOf(state.user) as keyof typeof steps];
    return (
      <Screen frame={frame} title={t('title')}>
        <Step user={state.user} terms={props.terms} onUser={onUser} onLost={() => setState({ kind: 'lost' })} onAgain={() => void ask()} />
      </Screen>
    );
  }
  if (state.kind === 'busy')
    return (
      <Screen
        frame={frame}
        title={t('title')}
        lead={`${word('attemptingAuthentication')} …`}
        announced={word('attemptingAuthentication')}
      />
    );
  return (
    <Screen frame={frame} title={t('title')}>
      <Note tone="warning">{state.kind === 'lost' ? t('lost') : state.message}</Note>
      {state.kind === 'failed' ? (
        <Button variant="primary" size="large" onClick={() => void ask()}>
          {word('tryAgain')}
        </Button>
      ) : (
        <MainLink to={keep('LoginPage')}>{word('signIn')}</MainLink>
      )}
    </Screen>
  );
}
