// The dialog in which a meeting moves to another slot of its company. Loaded when somebody opens it.
import { type ReactElement, useState } from 'react';
import {
  Button,
  Dialog,
  queryOfRequest,
  RequestState,
  SelectField,
  showToast,
  Skeleton,
  useCall,
  useDataContext,
  useEvent,
  useNow,
  useQuery,
  useTexts,
} from '#sdk';
import { moveMeeting, type MeetingSlot, type OwnMeeting } from '#contract/meetings';
import { Clashes } from './clashes.tsx';
import { slotsOfCompanyRequest } from './data.ts';
import { hasBegun } from './offers.ts';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';
import { useWhen } from './when.tsx';
import styles from './meetings.module.css';

type MoveDialogProps = { meeting: OwnMeeting; onDone: () => void; onClose: () => void };

export function MoveDialog({ meeting, onDone, onClose }: MoveDialogProps): ReactElement {
  const t = useTexts(meetingTexts);
  const now = useNow();
  const request = slotsOfCompanyRequest(useDataContext(), meeting.CompanyAccountId);
  const slots = useQuery({ ...queryOfRequest(request), refetchOnMount: 'always', retry: false });
  const name = meeting.CompanyName;
  // A person who has as many as one can book may still move.
  const isOpen = (slot: MeetingSlot): boolean => !hasBegun(slot, now) && (slot.State === 'free' || slot.State === 'enough');
  return (
    <Dialog open onClose={onClose} title={t('moveTitle', { name })} closeLabel={t('close')}>
      <RequestState request={slots} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={3} />}>
        {(all) => {
          const open = all.filter(isOpen);
          return open.length === 0 ? (
            <p>{t('noOther', { name })}</p>
          ) : (
            <Form meeting={meeting} slots={open} onDone={onDone} onStale={() => void slots.refetch()} />
          );
        }}
      </RequestState>
    </Dialog>
  );
}

type FormProps = { meeting: OwnMeeting; slots: readonly MeetingSlot[]; onDone: () => void; onStale: () => void };

function Form({ meeting, slots, onDone, onStale }: FormProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event, language } = useEvent();
  const call = useCall();
  const when = useWhen();
  const [chosen, choose] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const to = slots.find(({ Id }) => Id === chosen) ?? slots[0]!;
  // What is moved does not clash with itself.
  const clashes = to.Clashes.filter(({ StartDateTime }) => Date.parse(StartDateTime) !== Date.parse(meeting.StartDateTime));
  const move = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call(moveMeeting, { eventid: event, slotid: meeting.SlotId, toid: to.Id, language });
    setBusy(false);
    if (answer.ok) {
      showToast({ id: 'meeting', text: t('moved', { time: when(answer.reply) }), tone: 'good' });
      onDone();
      return;
    }
    const refusal = refusalOf(answer);
    setFailure(t(refusal.words));
    if (refusal.isStale) onStale();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void move();
      }}
    >
      <p className={styles.muted}>{t('now', { time: when(meeting) })}</p>
      <SelectField
        label={t('moveTo')}
        value={to.Id}
        options={slots.map((slot) => ({ value: slot.Id, label: [when(slot), slot.Topic, slot.Place].filter(Boolean).join(' · ') }))}
        onChange={choose}
      />
      <Clashes Clashes={clashes} />
      <p role="alert">{failure}</p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('move')}
      </Button>
    </form>
  );
}
