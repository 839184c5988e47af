// The form of the help desk: for accounts a conversation begins, for visitors a letter goes to the address they give.
import { lazy, type ReactElement, type SubmitEvent, Suspense, useRef, useState } from 'react';
import {
  Button,
  EmptyState,
  Link,
  framed,
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  NOTE_DRAFTS,
  SelectField,
  TextField,
  useCall,
  useDocument,
  useEvent,
  useRemembered,
  useTakenFromAddress,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import { askAsGuest, askHelpDesk } from '#contract/help-desk';
import { newName, refusalKey } from '../parts/refusal.ts';
import { messageTexts } from '../parts/texts.ts';
import styles from '../parts/messages.module.css';
import type { Props } from './props.ts';

const GuestQuestion = lazy(() => import('./guest-question.tsx').then((code) => ({ default: code.GuestQuestionView })));

/** The code of a letter's link. */
const linkNames = ['question'] as const;

export default function HelpForm({ props, frame }: ViewProps<Props>) {
  const t = useTexts(messageTexts);
  const text = useText();
  const { helpTopics, guests } = useDocument('messages');
  const { preview } = useEvent();
  const { user, hasAccounts } = useUser();
  const { question } = useTakenFromAddress(linkNames);
  const label = text(props.heading) || t('askHelp');
  if (helpTopics.length === 0 || !hasAccounts)
    return <section {...framed(frame, styles.root)}>{helpTopics.length === 0 && <NoDesk />}</section>;
  return (
    <section {...framed(frame, styles.root)} aria-label={label}>
      {question !== '' && (
        <Suspense>
          <GuestQuestion code={question} />
        </Suspense>
      )}
      <h2>{label}</h2>
      {user === null && !guests ? <p>{t('signInTo')}</p> : <Form isGuest={user === null} isOff={preview} />}
    </section>
  );
}

function NoDesk(): ReactElement {
  const t = useTexts(messageTexts);
  return <EmptyState sentence={t('noDeskHere')} action={<Link to="page:HomePage">{t('toHome')}</Link>} />;
}

/** Something with a host behind an at sign; the server knows more. */
const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim().slice(0, 254));

function Form({ isGuest, isOff }: { isGuest: boolean; isOff: boolean }): ReactElement {
  const t = useTexts(messageTexts);
  const text = useText();
  const { helpTopics } = useDocument('messages');
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const draft = `${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.help`;
  const [topic, setTopic] = useState(helpTopics[0]?.Id ?? '');
  const [subject, setSubject] = useRemembered(`${draft}/subject`, 'local');
  const [words, setWords] = useRemembered(draft, 'local');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const clientId = useRef(newName());
  const missing = (is: boolean, key: 'subjectMissing' | 'noWords' | 'nameMissing' | 'emailMissing'): string =>
    isChecked && is ? t(key) : '';
  const isReady = subject.trim() !== '' && words.trim() !== '' && (!isGuest || (name.trim() !== '' && isAddress(email)));
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || isOff || !isReady) return;
    setBusy(true);
    const asked = { Topic: topic, Subject: subject.trim(), Text: words.trim() };
    const params = { eventid: event, language };
    const answer = isGuest
      ? await call(askAsGuest, params, { ...asked, Name: name.trim(), Email: email.trim() })
      : await call(askHelpDesk, params, { ...asked, ClientId: clientId.current });
    setBusy(false);
    setFailure(answer.ok ? '' : t(answer.code === 'invalid-request' && answer.field === 'Email' ? 'emailMissing' : refusalKey(answer)));
    if (!answer.ok) return;
    // What was typed stays: no letter can be sent that would confirm the address.
    if ('Sent' in answer.reply && !answer.reply.Sent) return setFailure(t('mailOff'));
    clientId.current = newName();
    setSubject('');
    setWords('');
    setChecked(false);
    setDone(isGuest ? t('guestSent', { email: email.trim() }) : t('MailIsOff' in answer.reply ? 'questionKept' : 'questionSent'));
  };
  const topicHelp = text(helpTopics.find(({ Id }) => Id === topic)?.Description ?? '');
  return (
    <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
      <p role="status">{done}</p>
      <SelectField
        label={t('topic')}
        help={topicHelp}
        value={topic}
        onChange={setTopic}
        options={helpTopics.map(({ Id, Name }) => ({ value: Id, label: text(Name) }))}
      />
      {isGuest && (
        <>
          <TextField
            label={t('yourName')}
            value={name}
            onChange={setName}
            error={missing(name.trim() === '', 'nameMissing')}
            autoComplete="name"
            maxLength={150}
            dir="auto"
            required
          />
          <TextField
            label={t('email')}
            help={t('guestHelp')}
            value={email}
            onChange={setEmail}
            error={missing(!isAddress(email), 'emailMissing')}
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            required
          />
        </>
      )}
      <TextField
        label={t('subject')}
        value={subject}
        onChange={setSubject}
        error={missing(subject.trim() === '', 'subjectMissing')}
        maxLength={LONGEST_SUBJECT}
        dir="auto"
        required
      />
      <TextField
        label={t('question')}
        value={words}
        onChange={setWords}
        error={missing(words.trim() === '', 'noWords')}
        maxLength={LONGEST_MESSAGE}
        rows={6}
        dir="auto"
        multiline
        required
      />
      <p role="alert">{failure}</p>
      <Button type="submit" variant="primary" busy={isBusy} disabled={isOff} data-needs="script">
        {t('send')}
      </Button>
    </form>
  );
}
