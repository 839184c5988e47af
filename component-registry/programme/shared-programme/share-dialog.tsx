// The secret link to the reader's own programme, and what it shows.
import { Checkbox, Dialog, queryOfRequest, sitePath, useCall, useEvent, useHref, useQuery, useTexts } from '#sdk';
import { useState } from 'react';
import { request } from '#contract/request';
import { makePersonalShare, personalShare, revokePersonalShare } from '#contract/shared-programme';
import { SecretAddress } from '../personal-programme/secret-address.tsx';
import { hashOfKey } from './link-key.ts';
import { texts } from './texts.ts';

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
  const href = useHref();
  const call = useCall();
  const known = useQuery({ ...queryOfRequest(request(personalShare, { eventid: event })), staleTime: 0 });
  const [edited, edit] = useState<Choice>();
  const [address, setAddress] = useState('');
  const { ShowsName, ShowsAppointments }: Choice = edited ?? known.data ?? { ShowsName: false, ShowsAppointments: false };
  // The link that is there shows what was chosen when it was made.
  const choose = (choice: Partial<Choice>): void => {
    edit({ ShowsName, ShowsAppointments, ...choice });
    setAddress('');
  };
  const words = {
    what: t('shareWhat'),
    address: t('link'),
    once: t('linkOnce'),
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    make: t('make'),
    makeNew: t('makeNew'),
    made: t('made'),
    revoke: t('revoke'),
    revoked: t('revoked'),
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
        const answer = await call(makePersonalShare, { eventid: event }, { ShowsName, ShowsAppointments });
        if (!answer.ok) return undefined;
        await known.refetch();
        return new URL(sitePath(href('page:SharedProgramPage') ?? '/'), window.location.href).href + hashOfKey(answer.reply.Key);
      }}
      revoke={async () => {
        const { ok } = await call(revokePersonalShare, { eventid: event });
        if (ok) await known.refetch();
        return ok;
      }}
    >
      <Checkbox label={t('showName')} checked={ShowsName} onChange={(is) => choose({ ShowsName: is })} />
      <Checkbox label={t('showAppointments')} checked={ShowsAppointments} onChange={(is) => choose({ ShowsAppointments: is })} />
    </SecretAddress>
  );
}
