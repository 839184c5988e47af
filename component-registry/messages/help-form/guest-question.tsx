// What the link of a letter to a visitor without account opens: the question to confirm, then the answers, and where they write more. Loaded when somebody comes with such a link.
import { type ReactElement, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button, ChatComposer, MessageList, NOTE_DRAFTS, Skeleton, useCall, useEvent, useTexts } from '#sdk';
import { confirmGuestQuestion, type GuestQuestion, readGuestQuestion, writeAsGuest } from '#contract/help-desk';
import { newName, refusalKey } from '../parts/refusal.ts';
import { messageTexts } from '../parts/texts.ts';
import styles from '../parts/messages.module.css';

export function GuestQuestionView({ code }: { code: string }): ReactElement {
  const t = useTexts(messageTexts);
  const { event, language } = useEvent();
  const call = useCall();
  const [question, setQuestion] = useState<GuestQuestion>();
  const [failure, setFailure] = useState<'' | 'unknownLink' | 'failed'>('');
  const [isBusy, setBusy] = useState(false);
  const last = useRef({ text: '', name: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  const take = useCallback(
    async (endpoint: typeof readGuestQuestion) => {
      const answer = await call(endpoint, { eventid: event, language }, { Code: code });
      if (answer.ok) setQuestion(answer.reply);
      setFailure(answer.ok ? '' : answer.status === 404 || answer.status === 400 ? 'unknownLink' : 'failed');
    },
    [call, event, language, code],
  );
  useEffect(() => void take(readGuestQuestion), [take]);
  const isThere = question !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!question) return failure === '' ? <Skeleton lines={4} /> : <p role="alert">{t(failure)}</p>;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await take(confirmGuestQuestion);
    setBusy(false);
  };
  const send = async (text: string): Promise<string> => {
    if (last.current.text !== text) last.current = { text, name: newName() };
    const answer = await call(writeAsGuest, { eventid: event, language }, { Code: code, ClientId: last.current.name, Text: text });
    if (!answer.ok) return t(refusalKey(answer));
    last.current = { text: '', name: '' };
    setQuestion(answer.reply);
    return '';
  };
  return (
    <div className={styles.opened}>
      <h2 ref={heading} tabIndex={-1} className={styles.name} dir="auto">
        {question.Subject}
      </h2>
      <p role="status">{t(question.IsConfirmed ? (question.IsClosed ? 'closed' : 'confirmed') : 'confirmWhat')}</p>
      {!question.IsConfirmed && (
        <Button variant="primary" busy={isBusy} className={styles.start} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      )}
      {failure !== '' && <p role="alert">{t(failure)}</p>}
      <Suspense fallback={<Skeleton lines={4} />}>
        <MessageList
          conversation={{ messages: question.Messages, readByOthers: 0, hasEarlier: false, earlier: () => Promise.resolve() }}
          waiting={[]}
          isStaff={false}
          unnamed={{ visitor: t('you'), staff: t('helpDesk') }}
          words={{ log: t('log'), earlier: t('earlier'), empty: t('empty'), waiting: t('waiting'), you: t('you'), read: t('read') }}
        />
        {question.IsConfirmed && (
          <ChatComposer
            label={t('write')}
            draft={`${NOTE_DRAFTS}${event}..question`}
            onSend={send}
            words={{ enterHelp: t('enterHelp'), left: (number) => t('left', { number }), send: t('send'), noWords: t('noWords') }}
          />
        )}
      </Suspense>
    </div>
  );
}
