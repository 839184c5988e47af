// Own appointments: a dialog to add or change one, and the buttons of one that is there.
import { Button, Dialog, instantOf, isoInZone, TextField, useEvent, useFavourites, useNow, useTexts, useZone, placeOfZone } from '#sdk';
import { type FormEvent, useId, useState } from 'react';
import type { Appointment } from '#contract/personal-programme';
import { texts } from './texts.ts';
import styles from './view.module.css';

const HOUR = 3_600_000;

type FormProps = { appointment: Appointment | undefined; onDone: () => void };

/** The button that adds one. */
export function AddAppointment() {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('addAppointment')}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('addAppointment')} closeLabel={t('close')}>
        <Form appointment={undefined} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Change and remove. */
export function AppointmentButtons({ appointment }: { appointment: Appointment }) {
  const t = useTexts(texts);
  const { change } = useFavourites();
  const [isOpen, setOpen] = useState(false);
  const { Id, Title: title } = appointment;
  const words = { label: t('removed', { title }), failed: t('notChanged') };
  return (
    <p className={styles.buttons} data-print="none">
      <Button size="small" variant="quiet" aria-label={t('editTitle', { title })} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('removeTitle', { title })}
        onClick={() => void change({ kind: 'appointment', id: Id, to: null }, words)}
      >
        {t('remove')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('edit')} closeLabel={t('close')}>
        <Form appointment={appointment} onDone={() => setOpen(false)} />
      </Dialog>
    </p>
  );
}

/** Times are those of the zone in which the page shows all times. */
function Form({ appointment, onDone }: FormProps) {
  const t = useTexts(texts);
  const { change } = useFavourites();
  const { startDate, timeZone: ofEvent } = useEvent();
  const timeZone = useZone();
  const now = useNow();
  const first = Math.max(Math.ceil(now / HOUR) * HOUR, instantOf(`${startDate || '1970-01-01'}T12:00`, timeZone) ?? 0);
  const local = (instant: number): string => isoInZone(instant, timeZone).slice(0, 16);
  const [title, setTitle] = useState(appointment?.Title ?? '');
  const [place, setPlace] = useState(appointment?.Place ?? '');
  const [start, setStart] = useState(() => local(appointment ? Date.parse(appointment.StartDateTime) : first));
  const [end, setEnd] = useState(() => local(appointment ? Date.parse(appointment.EndDateTime) : first + HOUR));
  const [isChecked, setChecked] = useState(false);
  const form = useId();
  const [from, until] = [instantOf(start, timeZone), instantOf(end, timeZone)];
  const errors = {
    title: title.trim() === '' ? t('titleMissing') : '',
    start: from === undefined ? t('timeMissing') : '',
    end: until === undefined || (from !== undefined && until <= from) ? t('endBeforeStart') : '',
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    const wrong = (['title', 'start', 'end'] as const).find((field) => errors[field] !== '');
    if (wrong) document.getElementById(`${form}-${wrong}`)?.focus();
    if (errors.title || errors.start || errors.end || from === undefined || until === undefined) return;
    const to: Appointment = {
      Id: appointment?.Id ?? crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40),
      Title: title.trim(),
      Place: place.trim(),
      StartDateTime: new Date(from).toISOString(),
      EndDateTime: new Date(until).toISOString(),
    };
    const words = { label: t('savedTitle', { title: to.Title }), failed: t('notChanged') };
    if (await change({ kind: 'appointment', id: to.Id, to }, words)) onDone();
  };
  const shown = isChecked ? errors : { title: '', start: '', end: '' };
  return (
    <form id={form} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField id={`${form}-title`} label={t('title')} value={title} onChange={setTitle} error={shown.title} maxLength={200} required />
      <TextField label={t('place')} value={place} onChange={setPlace} maxLength={200} />
      <TextField
        id={`${form}-start`}
        label={timeZone === ofEvent ? t('start') : t('startIn', { zone: placeOfZone(timeZone) })}
        type="datetime-local"
        value={start}
        onChange={setStart}
        error={shown.start}
        required
      />
      <TextField
        id={`${form}-end`}
        label={timeZone === ofEvent ? t('end') : t('endIn', { zone: placeOfZone(timeZone) })}
        type="datetime-local"
        value={end}
        onChange={setEnd}
        error={shown.end}
        required
      />
      <p className={styles.buttons}>
        <Button variant="primary" type="submit">
          {t('save')}
        </Button>
      </p>
    </form>
  );
}
