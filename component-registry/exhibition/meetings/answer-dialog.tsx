// The dialog in which a proposed time is accepted, declined, or answered with another one, by either side. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import {
  Button,
  type CallResult,
  Dialog,
  isoInZone,
  LONGEST_MEETING_TEXT,
  LONGEST_REQUEST_LINE,
  requestMinutes,
  showToast,
  TextField,
  useCall,
  useEvent,
  useTexts,
} from '#sdk';
import { answerCompanyMeetingRequest, answerMeetingRequest, type CompanyRequest } from '#contract/meeting-requests';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';
import { TimeFields, useReadTime } from './time-fields.tsx';
import { useWhen } from './when.tsx';
import styles from './meetings.module.css';

/** What is answered. */
export type AnswerKind = 'accept' | 'decline' | 'propose';

type AnswerDialogProps = {
  request: CompanyRequest;
  answer: AnswerKind;
  /** The company that answers; empty for the visitor. */
  staffOf: string;
  /** Name of the other side. */
  name: string;
  onDone: () => void;
  onClose: () => void;
};

const titles = { accept: 'acceptTitle', decline: 'declineTitle', propose: 'otherTitle' } as const;
const buttons = { accept: 'accept', decline: 'decline', propose: 'propose' } as const;
const done = { accept: 'agreed', decline: 'declined', propose: 'otherProposed' } as const;

export function AnswerDialog({ request, answer: kind, staffOf, name, onDone, onClose }: AnswerDialogProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event, language, timeZone } = useEvent();
  const call = useCall();
  const when = useWhen();
  const readTime = useReadTime();
  const { StartDateTime, EndDateTime, RequestId, ChangedAt, Place } = request;
  const [time, setTime] = useState({
    start: isoInZone(Date.parse(StartDateTime), timeZone).slice(0, 16),
    minutes: Math.round((Date.parse(EndDateTime) - Date.parse(StartDateTime)) / 60_000),
  });
  const [place, setPlace] = useState(Place);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const hasPlace = staffOf !== '' && kind !== 'decline';
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    const read = kind === 'propose' ? readTime(time) : undefined;
    if (isBusy || (read && 'wrong' in read)) return;
    setBusy(true);
    const Minutes = requestMinutes.find((one) => one === time.minutes);
    const body = {
      Answer: kind,
      ChangedAt,
      Reason: reason.trim(),
      ...(read && Minutes !== undefined && { StartDateTime: read.at, Minutes }),
    };
    const params = { eventid: event, requestid: RequestId, language };
    const answer: CallResult<unknown> =
      staffOf === ''
        ? await call(answerMeetingRequest, params, body)
        : await call(answerCompanyMeetingRequest, { ...params, id: staffOf }, { ...body, Place: place.trim() });
    setBusy(false);
    if (!answer.ok) return setFailure(t(refusalOf(answer).words));
    showToast({ id: 'meeting', text: t(done[kind], { name, time: when(request) }), tone: 'good' });
    onDone();
  };
  return (
    <Dialog open onClose={onClose} title={t(titles[kind], { name })} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        <p>{when(request)}</p>
        {kind === 'propose' && <TimeFields choice={time} onChange={setTime} isChecked={isChecked} />}
        {hasPlace && <TextField label={t('place')} value={place} onChange={setPlace} maxLength={LONGEST_REQUEST_LINE} dir="auto" />}
        {kind !== 'accept' && (
          <TextField
            label={t('reasonLabel', { name })}
            value={reason}
            onChange={setReason}
            maxLength={LONGEST_MEETING_TEXT}
            dir="auto"
            multiline
          />
        )}
        <p role="alert">{failure}</p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(buttons[kind])}
        </Button>
      </form>
    </Dialog>
  );
}
