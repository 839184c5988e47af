// The secret address of the reader's calendar: made, copied, revoked.
import {
  Button,
  Dialog,
  LiveRegion,
  queryOfRequest,
  sitePath,
  TextField,
  useCall,
  useDates,
  useEvent,
  useKeptFocus,
  useQuery,
  useTexts,
} from '#sdk';
import { useState } from 'react';
import { makePersonalCalendar, personalCalendar, revokePersonalCalendar } from '#contract/personal-programme';
import { request } from '#contract/request';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function CalendarDialog() {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('subscribe')}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('subscribe')} closeLabel={t('close')}>
        <Address />
      </Dialog>
    </>
  );
}

function Address() {
  const t = useTexts(texts);
  const { event, language } = useEvent();
  const dates = useDates();
  const call = useCall();
  const known = useQuery({ ...queryOfRequest(request(personalCalendar, { eventid: event })), staleTime: 0 });
  const [address, setAddress] = useState('');
  const [said, say] = useState('');
  const part = useKeptFocus<HTMLDivElement>();
  const madeAt = known.data?.MadeAt ?? '';
  const make = async (): Promise<void> => {
    const answer = await call(makePersonalCalendar, { eventid: event });
    if (!answer.ok) return say(t('notChanged'));
    setAddress(new URL(`${sitePath(answer.reply.Path)}?language=${language}`, window.location.href).href);
    say(t('addressMade'));
    await known.refetch();
  };
  const revoke = async (): Promise<void> => {
    const answer = await call(revokePersonalCalendar, { eventid: event });
    if (!answer.ok) return say(t('notChanged'));
    setAddress('');
    say(t('addressRevoked'));
    await known.refetch();
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => say(t('copied')),
      () => say(t('notCopied')),
    );
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
      <p>{t('subscribeWhat')}</p>
      {address !== '' && (
        <>
          <TextField label={t('address')} value={address} onChange={() => undefined} dir="ltr" help={t('addressOnce')} />
          <p className={styles.buttons}>
            <Button variant="primary" onClick={copy}>
              {t('copy')}
            </Button>
          </p>
        </>
      )}
      {address === '' && madeAt !== '' && <p>{t('madeAt', { date: dates.longDate(madeAt) })}</p>}
      <p className={styles.buttons}>
        {address === '' && <Button onClick={() => void make()}>{madeAt === '' ? t('makeAddress') : t('makeNew')}</Button>}
        {madeAt !== '' && (
          <Button variant="quiet" onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        )}
      </p>
      <LiveRegion message={said} />
      {said !== '' && <p aria-hidden>{said}</p>}
    </div>
  );
}
