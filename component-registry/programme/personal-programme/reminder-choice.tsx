// How long before a favourite starts the reader is reminded: stored on the device for visitors, in the account for everybody else.
import {
  queryOfRequest,
  REMINDER_MINUTES,
  SelectField,
  showToast,
  useCall,
  useDocument,
  useEvent,
  useFavourites,
  usePush,
  useQuery,
  useReminderMinutes,
  useTexts,
} from '#sdk';
import { useState } from 'react';
import { chooseReminder, reminderChoice } from '#contract/personal-programme';
import { request } from '#contract/request';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** The choice; nothing where the event has no reminders. */
export function ReminderChoice() {
  const { active, toasts, reminderMinutes } = useDocument('app').notifications;
  const { isOnDevice } = useFavourites();
  if (!active || reminderMinutes === 0) return null;
  if (isOnDevice) return toasts ? <DeviceChoice /> : null;
  return <AccountChoice usual={reminderMinutes} />;
}

function DeviceChoice() {
  const [minutes, choose] = useReminderMinutes();
  return <Choice minutes={minutes} onChange={choose} />;
}

function AccountChoice({ usual }: { usual: number }) {
  const t = useTexts(texts);
  const { event } = useEvent();
  const call = useCall();
  const stored = useQuery({ ...queryOfRequest(request(reminderChoice, { eventid: event })), staleTime: 0 });
  const [chosen, setChosen] = useState<number>();
  const known = stored.data?.Minutes ?? -1;
  const choose = async (Minutes: (typeof REMINDER_MINUTES)[number]): Promise<void> => {
    const before = chosen;
    setChosen(Minutes);
    const answer = await call(chooseReminder, { eventid: event }, { Minutes });
    if (answer.ok) return;
    setChosen(before);
    showToast({ id: 'reminder-failed', text: t('notChanged'), tone: 'bad' });
  };
  return <Choice minutes={chosen ?? (known < 0 ? usual : known)} onChange={(minutes) => void choose(minutes)} />;
}

type ChoiceProps = { minutes: number; onChange: (minutes: (typeof REMINDER_MINUTES)[number]) => void };

function Choice({ minutes, onChange }: ChoiceProps) {
  const t = useTexts(texts);
  const { isOnDevice } = useFavourites();
  const { state } = usePush();
  // Nobody is to count on a reminder that the browser keeps back.
  const where = state === 'blocked' ? 'reminderBlocked' : state === 'on' && !isOnDevice ? 'reminderOnDevice' : 'reminderHere';
  // What an organiser has set may be another number than those offered.
  const offered = [...new Set<number>([...REMINDER_MINUTES, minutes])].sort((a, b) => a - b);
  const options = offered.map((value) => ({
    value: String(value),
    label: value === 0 ? t('noReminder') : t('minutesBefore', { count: value }),
  }));
  const choose = (value: string): void => {
    const found = REMINDER_MINUTES.find((one) => String(one) === value);
    if (found !== undefined) onChange(found);
  };
  return (
    <div className={styles.reminder} data-print="none">
      <SelectField label={t('reminder')} value={String(minutes)} onChange={choose} options={options} help={t(where)} />
    </div>
  );
}
