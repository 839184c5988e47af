// Signing in at another place: one button, pressed by itself once where the event wants it so (A §4 Sign-in; R33).
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, useAddress, useDocument, useEvent, useRemembered, useReturnUrl, useTexts, type ViewProps } from '#sdk';
import { leaving } from '../screen/leaving.ts';
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
  const began = useRef(false);
  useEffect(() => {
    if (!isAutomatic || redirected !== '' || began.current) return;
    began.current = true;
    void leave();
  }, [isAutomatic, redirected, leave]);
  return (
    <Screen frame={frame} title={t('title')} lead={lead || t('elsewhereLead')}>
      {problem && <Note tone="warning">{problem}</Note>}
      <Button variant="primary" size="large" wide busy={isBusy} onClick={() => void leave()}>
        {word('signIn')}
      </Button>
      <Providers />
    </Screen>
  );
}
