// What the link of a contact form's letter opens: what was given to which company, to confirm it, or to take it back. It needs no profile: that may be closed since. Loaded when somebody comes with such a link.
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { confirmGuestLead, type GuestLead, readGuestLead, takeBackGuestLead } from '#contract/guest-leads';
import { Button, type CallResult, Skeleton, useCall, useEvent, useTexts, type ViewProps } from '#sdk';
import { useChecks } from '../form/use-account.ts';
import { Note } from '../screen/note.tsx';
import { Screen } from '../screen/screen.tsx';
import { texts } from './texts.ts';
import styles from '../screen/screen.module.css';

type Phase = 'loading' | 'waiting' | 'confirmed' | 'removed' | 'unknown' | 'unread';

/** A code is wrong for good; all else may work on another try. */
const isFinal = (answer: CallResult<unknown>): boolean => !answer.ok && answer.kind === 'status' && [400, 404].includes(answer.status);

export function ContactStep({ code, frame }: { code: string; frame: ViewProps['frame'] }): ReactElement {
  const t = useTexts(texts);
  const { t: word, failure } = useChecks();
  const { event, language } = useEvent();
  const call = useCall();
  const [phase, setPhase] = useState<Phase>('loading');
  const [lead, setLead] = useState<GuestLead>();
  const [busy, setBusy] = useState<'confirm' | 'take-back' | ''>('');
  const [problem, setProblem] = useState('');
  // The button that was pressed may be gone: the focus goes to what has come of it.
  const told = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) told.current?.focus();
    wasPressed.current = false;
  }, [phase]);
  const read = useCallback(() => call(readGuestLead, { eventid: event, language }, { Code: code }), [call, event, language, code]);
  const show = useCallback((answer: CallResult<GuestLead>): void => {
    if (answer.ok) setLead(answer.reply);
    setPhase(answer.ok ? (answer.reply.IsConfirmed ? 'confirmed' : 'waiting') : isFinal(answer) ? 'unknown' : 'unread');
  }, []);
  useEffect(() => {
    let isOver = false;
    void read().then((answer) => {
      if (!isOver) show(answer);
    });
    return () => {
      isOver = true;
    };
  }, [read, show]);
  /** What did not work stays on screen, to be tried again. */
  const press = async (what: 'confirm' | 'take-back'): Promise<void> => {
    setBusy(what);
    setProblem('');
    wasPressed.current = true;
    const answer =
      what === 'confirm'
        ? await call(confirmGuestLead, { eventid: event, language }, { Code: code })
        : await call(takeBackGuestLead, { eventid: event }, { Code: code });
    setBusy('');
    if (answer.ok) setPhase(what === 'confirm' ? 'confirmed' : 'removed');
    else if (isFinal(answer)) setPhase('unknown');
    else setProblem(failure(answer)[0]?.message ?? t('didNotWork'));
  };
  const name = lead ? lead.CompanyName || lead.CompanyAccountId : '';
  const title = lead ? t('giveContactTitle', { name }) : t('title');
  if (phase === 'loading')
    return (
      <Screen frame={frame} title={title}>
        <Skeleton lines={3} />
      </Screen>
    );
  if (phase === 'unread')
    return (
      <Screen frame={frame} title={title}>
        <Note tone="warning">{t('didNotWork')}</Note>
        <div className={styles.actions}>
          <Button variant="primary" size="large" onClick={() => void read().then(show)}>
            {word('tryAgain')}
          </Button>
        </div>
      </Screen>
    );
  if (phase === 'unknown' || phase === 'removed')
    return (
      <Screen frame={frame} title={title}>
        <div ref={told} tabIndex={-1}>
          <Note tone={phase === 'removed' ? 'success' : 'warning'}>{t(phase === 'removed' ? 'takenBack' : 'guestUnknown')}</Note>
        </div>
      </Screen>
    );
  return (
    <Screen frame={frame} title={title} lead={phase === 'waiting' ? t('guestConfirmWhat', { name }) : ''}>
      {phase === 'confirmed' && (
        <div ref={told} tabIndex={-1}>
          <Note tone="success">{t('guestConfirmed', { name })}</Note>
        </div>
      )}
      {lead && (
        <>
          <p className={styles.given} dir="auto">
            {lead.Firstname} {lead.Surname}, {lead.Email}
          </p>
          {lead.Message && (
            <p className={styles.given} dir="auto">
              {lead.Message}
            </p>
          )}
          <p className={styles.given}>{t('agreedTo', { words: lead.Consent })}</p>
        </>
      )}
      {problem && <Note tone="warning">{problem}</Note>}
      <div className={styles.actions}>
        {phase === 'waiting' && (
          <Button variant="primary" busy={busy === 'confirm'} disabled={busy === 'take-back'} onClick={() => void press('confirm')}>
            {t('guestConfirm')}
          </Button>
        )}
        <Button busy={busy === 'take-back'} disabled={busy === 'confirm'} onClick={() => void press('take-back')}>
          {t(phase === 'waiting' ? 'guestDelete' : 'takeBack')}
        </Button>
      </div>
    </Screen>
  );
}
