// The secret link to the reader's own programme: what it shows, made, copied, revoked.
import {
  Button,
  Checkbox,
  Dialog,
  LiveRegion,
  queryOfRequest,
  sitePath,
  TextField,
  useCall,
  useDates,
  useEvent,
  useHref,
  useKeptFocus,
  useQuery,
  useTexts,
} from '#sdk';
import { useState } from 'react';
import { request } from '#contract/request';
import { makePersonalShare, personalShare, revokePersonalShare } from '#contract/shared-programme';
import { hashOfKey } from './link-key.ts';
import { texts } from './texts.ts';
import styles from '../personal-programme/view.module.css';

type ShareDialogProps = { open: boolean; onClose: () => void };

export function ShareDialog({ open, onClose }: ShareDialogProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} title={t('share')} closeLabel={t('close')}>
      <ShareLink />
    </Dialog>
  );
}

type Choice = { ShowsName: boolean; ShowsAppointments: boolean };

function ShareLink() {
  const t = useTexts(texts);
  const { event } = useEvent();
  const dates = useDates();
  const href = useHref();
  const call = useCall();
  const known = useQuery({ ...queryOfRequest(request(personalShare, { eventid: event })), staleTime: 0 });
  const [edited, edit] = useState<Choice>();
  const [address, setAddress] = useState('');
  const [said, say] = useState('');
  const part = useKeptFocus<HTMLDivElement>();
  const madeAt = known.data?.MadeAt ?? '';
  const { ShowsName, ShowsAppointments }: Choice = edited ?? known.data ?? { ShowsName: false, ShowsAppointments: false };
  // The link that is there shows what was chosen when it was made.
  const choose = (choice: Partial<Choice>): void => {
    edit({ ShowsName, ShowsAppointments, ...choice });
    setAddress('');
  };
  const make = async (): Promise<void> => {
    const answer = await call(makePersonalShare, { eventid: event }, { ShowsName, ShowsAppointments });
    if (!answer.ok) return say(t('notChanged'));
    const page = new URL(sitePath(href('page:SharedProgramPage') ?? '/'), window.location.href).href;
    setAddress(page + hashOfKey(answer.reply.Key));
    say(t('made'));
    await known.refetch();
  };
  const revoke = async (): Promise<void> => {
    const answer = await call(revokePersonalShare, { eventid: event });
    if (!answer.ok) return say(t('notChanged'));
    setAddress('');
    say(t('revoked'));
    await known.refetch();
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => say(t('copied')),
      () => say(t('notCopied')),
    );
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
      <p>{t('shareWhat')}</p>
      <Checkbox label={t('showName')} checked={ShowsName} onChange={(is) => choose({ ShowsName: is })} />
      <Checkbox label={t('showAppointments')} checked={ShowsAppointments} onChange={(is) => choose({ ShowsAppointments: is })} />
      {address !== '' && (
        <>
          <TextField label={t('link')} value={address} onChange={() => undefined} dir="ltr" help={t('linkOnce')} />
          <p className={styles.buttons}>
            <Button variant="primary" onClick={copy}>
              {t('copy')}
            </Button>
          </p>
        </>
      )}
      {address === '' && madeAt !== '' && <p>{t('madeAt', { date: dates.longDate(madeAt) })}</p>}
      <p className={styles.buttons}>
        {address === '' && <Button onClick={() => void make()}>{madeAt === '' ? t('make') : t('makeNew')}</Button>}
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
