// The deletion of the account: asked for after a second question, taken back until its day.
import { useState } from 'react';
import { requestDeletion } from '#contract/own-data';
import { Button, DELETION_DAYS, Dialog, useCall, useDates, useEvent, useTexts } from '#sdk';
import { Note } from '../screen/note.tsx';
import { texts } from './texts.ts';
import { useChange } from './use-change.ts';
import styles from './view.module.css';

export function DeletePart({ deletedAt, email, onChanged }: { deletedAt: string | null; email: string; onChanged: () => void }) {
  const t = useTexts(texts);
  const dates = useDates();
  const call = useCall();
  const { event, language } = useEvent();
  const [asking, setAsking] = useState(false);
  const { busy, said, run } = useChange(onChanged);
  const ask = async (Keep: boolean) => {
    await run(() => call(requestDeletion, { eventid: event, language }, { Keep }));
    setAsking(false);
  };
  return (
    <section className={styles.part}>
      <h2>{t('delete')}</h2>
      {deletedAt === null ? (
        <>
          <p className={styles.muted}>{t('deleteText', { days: String(DELETION_DAYS) })}</p>
          <Button onClick={() => setAsking(true)}>{t('delete')}</Button>
        </>
      ) : (
        <>
          <Note tone="warning">{t('deletedOn', { date: dates.longDate(deletedAt) })}</Note>
          <Button variant="primary" busy={busy} onClick={() => void ask(true)}>
            {t('keep')}
          </Button>
        </>
      )}
      <p role="status" className={styles.status}>
        {said}
      </p>
      <Dialog
        open={asking}
        size="small"
        onClose={() => setAsking(false)}
        title={t('deleteSure', { email })}
        closeLabel={t('close')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
            <Button variant="primary" busy={busy} onClick={() => void ask(false)}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <p>{t('deleteText', { days: String(DELETION_DAYS) })}</p>
      </Dialog>
    </section>
  );
}
