// The secret address of the reader's calendar.
import { Button, Dialog, queryOfRequest, sitePath, useCall, useEvent, useQuery, useTexts } from '#sdk';
import { useState } from 'react';
import { makePersonalCalendar, personalCalendar, revokePersonalCalendar } from '#contract/personal-programme';
import { request } from '#contract/request';
import { SecretAddress } from './secret-address.tsx';
import { texts } from './texts.ts';

export function CalendarDialog() {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('subscribe')}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('subscribe')} closeLabel={t('close')}>
        <CalendarAddress />
      </Dialog>
    </>
  );
}

function CalendarAddress() {
  const t = useTexts(texts);
  const { event, language } = useEvent();
  const call = useCall();
  const known = useQuery({ ...queryOfRequest(request(personalCalendar, { eventid: event })), staleTime: 0 });
  const [address, setAddress] = useState('');
  const words = {
    what: t('subscribeWhat'),
    address: t('address'),
    once: t('addressOnce'),
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    make: t('makeAddress'),
    makeNew: t('makeNew'),
    made: t('addressMade'),
    revoke: t('revoke'),
    revoked: t('addressRevoked'),
    failed: t('notChanged'),
    madeAt: (date: string) => t('madeAt', { date }),
  };
  return (
    <SecretAddress
      words={words}
      address={address}
      onAddress={setAddress}
      madeAt={known.data?.MadeAt ?? ''}
      make={async () => {
        const answer = await call(makePersonalCalendar, { eventid: event });
        if (!answer.ok) return undefined;
        await known.refetch();
        return new URL(`${sitePath(answer.reply.Path)}?language=${language}`, window.location.href).href;
      }}
      revoke={async () => {
        const { ok } = await call(revokePersonalCalendar, { eventid: event });
        if (ok) await known.refetch();
        return ok;
      }}
    />
  );
}
