// What the reader has proposed to companies and offers to them: whose turn it is, to answer, to withdraw.
import { type ReactElement, useState } from 'react';
import { Badge, Button, Link, showToast, useCall, useEvent, useNow, useTexts } from '#sdk';
import { type MeetingRequest, withdrawMeetingRequest } from '#contract/meeting-requests';
import { AnswerButtons } from './answer-buttons.tsx';
import { Clashes } from './clashes.tsx';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';
import { useWhen, When } from './when.tsx';
import styles from './meetings.module.css';

type OwnRequestsProps = { requests: readonly MeetingRequest[]; level: 2 | 3; onChange: () => void };

/** Those to come; nothing where there are none. */
export function OwnRequests({ requests, level, onChange }: OwnRequestsProps): ReactElement | null {
  const t = useTexts(meetingTexts);
  const now = useNow();
  const shown = requests.filter(({ StartDateTime }) => Date.parse(StartDateTime) > now);
  const Heading = `h${level}` as const;
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('requests')} className={styles.mine}>
      <Heading>{t('requests')}</Heading>
      <ul role="list" className={styles.list}>
        {shown.map((request) => (
          <Request key={request.RequestId} request={request} level={level} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request, level, onChange }: { request: MeetingRequest; level: 2 | 3; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const { CompanyAccountId, CompanyName, State, Turn, Topic, Place, Reason, Firstname, Surname, Email, Message } = request;
  const name = CompanyName || CompanyAccountId;
  const isOffer = State === 'offered';
  const isOwnTurn = State === 'proposed' && Turn === 'visitor';
  // Declined stays with whose turn it was.
  const isDeclined = State === 'declined' && Turn === 'company';
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  const words = isOffer
    ? t('waitingAll')
    : isOwnTurn
      ? t('theyPropose', { name })
      : isDeclined
        ? t('theyDeclined', { name })
        : State === 'declined'
          ? t('youDeclined')
          : t('waitingFor', { name });
  return (
    <li className={styles.meeting} data-state={State}>
      <p className={styles.when}>
        <When meeting={request} />
        <Badge tone={isOwnTurn ? 'warning' : 'neutral'}>{words}</Badge>
      </p>
      <Heading className={styles.name}>
        {isOffer ? (
          t('toAll')
        ) : CompanyName === '' ? (
          name
        ) : (
          <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
            {CompanyName}
          </Link>
        )}
      </Heading>
      {Topic && <p dir="auto">{Topic}</p>}
      {Place && <p className={styles.facts}>{Place}</p>}
      {Reason && (
        <p className={styles.message} dir="auto">
          {Reason}
        </p>
      )}
      <p className={styles.muted}>
        {t(isOffer ? 'givenToAll' : 'given', { name, details: [`${Firstname} ${Surname}`, Email, Message].filter(Boolean).join(', ') })}
      </p>
      <Clashes Clashes={request.Clashes} />
      <div className={styles.actions} data-print="none">
        {isOwnTurn && <AnswerButtons request={request} staffOf="" name={name} onDone={onChange} />}
        {!isOwnTurn && <Withdraw request={request} name={isOffer ? t('toAll') : name} isRead={State === 'declined'} onDone={onChange} />}
      </div>
    </li>
  );
}

type WithdrawProps = {
  request: MeetingRequest;
  name: string;
  /** It was declined: its reader has seen that. */ isRead: boolean;
  onDone: () => void;
};

function Withdraw({ request, name, isRead, onDone }: WithdrawProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event } = useEvent();
  const call = useCall();
  const when = useWhen();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(withdrawMeetingRequest, { eventid: event, requestid: request.RequestId });
    setBusy(false);
    if (!isRead || !answer.ok)
      showToast({ id: 'meeting', text: t(answer.ok ? 'takenBack' : refusalOf(answer).words), tone: answer.ok ? 'good' : 'bad' });
    if (answer.ok) onDone();
  };
  const words = t(isRead ? 'understood' : 'withdraw');
  return (
    <Button
      size="small"
      data-needs="script"
      busy={isBusy}
      aria-label={`${words}: ${name}, ${when(request)}`}
      onClick={() => void withdraw()}
    >
      {words}
    </Button>
  );
}
