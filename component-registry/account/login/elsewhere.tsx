// Signing in at another place: one button, pressed by itself once where the event wants it so (A §4 Sign-in; R33).
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SignInFormProblem, signInFormProblems } from '#contract/sign-in-form';
import { Button, useAddress, useDevice, useDocument, useEvent, useRemembered, useReturnUrl, useTexts, type ViewProps } from '#sdk';
import { leaving } from '../screen/leaving.ts';
import { StartForm } from './start-form.tsx';
import { Note } from '../screen/note.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { Providers } from './providers.tsx';
import { texts } from './texts.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Whether the event signs in elsewhere, whether who was led here leaves at once, in place of pressing a button first, and whether
 * they were sent back because it did not work.
 */
export function useElsewhere(): { isElsewhere: boolean; isAutomatic: boolean; wasSentBack: boolean } {
  const { defaults } = useDocument('app');
  const { container, signsInElsewhere: isElsewhere } = useEvent();
  const waits = defaults.forceLoginPage || (container === 'app' && defaults.forceLoginPageApp);
  // Who came here of their own accord, or was sent back with a problem, has no page that waits, or no use for another try.
  const [, query = ''] = useAddress().split('#')[0]!.split('?');
  const wasSentBack = new URLSearchParams(query).has('problem');
  const wasLed = useReturnUrl() !== '' && !wasSentBack;
  return { isElsewhere, isAutomatic: isElsewhere && wasLed && !waits, wasSentBack };
}

type Props = Pick<ViewProps, 'frame'> & { lead: string; isAutomatic: boolean; wasSentBack: boolean };

/** What the address says about a form that was sent without a script; undefined if it says nothing of the kind. */
export function useFormProblem(): SignInFormProblem | undefined {
  const [, query = ''] = useAddress().split('#')[0]!.split('?');
  const problem = new URLSearchParams(query).get('problem');
  return signInFormProblems.find((one) => one === problem);
}

/** The screen in place of the form. */
export function Elsewhere({ frame, lead, isAutomatic, wasSentBack }: Props) {
  const t = useTexts(texts);
  const { t: word, failure } = useChecks();
  const { event } = useEvent();
  const { start } = useSignIn();
  const [redirected, setRedirected] = useRemembered(`redirectedonce.${event}`, 'session');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(wasSentBack ? word('refused') : '');
  const leave = useCallback(async () => {
    setBusy(true);
    setProblem('');
    // Kept before leaving: whoever comes back without a session presses the button, and nobody goes round in circles.
    setRedirected('true');
    const started = await start();
    if (started.ok && leaving.to(started.reply.Url)) return;
    setBusy(false);
    setProblem(started.ok ? word('refused') : (failure(started)[0]?.message ?? ''));
  }, [start, word, failure, setRedirected]);
  // What the device remembers is not known yet where the page comes from the server.
  const isDeviceKnown = useDevice(() => true, false);
  const began = useRef(false);
  useEffect(() => {
    if (!isAutomatic || !isDeviceKnown || redirected !== '' || began.current) return;
    began.current = true;
    void leave();
  }, [isAutomatic, isDeviceKnown, redirected, leave]);
  return (
    <Screen frame={frame} title={t('title')} lead={lead || t('elsewhereLead')}>
      {problem && <Note tone="warning">{problem}</Note>}
      <StartForm onStart={() => void leave()}>
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          {word('signIn')}
        </Button>
      </StartForm>
      <Providers />
    </Screen>
  );
}
