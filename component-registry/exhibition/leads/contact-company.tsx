// The way to give a company one's details, or to change and take back what was given; for visitors the way to sign in, or to do it without an account.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button, buttonClass, Link, showToast, useAddress, useDates, useEvent, useTexts, useUser } from '#sdk';
import { leadTexts } from './texts.ts';
import { TakeBack } from './take-back.tsx';
import { useGiven } from './use-given.ts';
import styles from './leads.module.css';

const GuestDialog = lazy(() => import('./guest-dialog.tsx').then((code) => ({ default: code.GuestDialog })));
const LeadDialog = lazy(() => import('./lead-dialog.tsx').then((code) => ({ default: code.LeadDialog })));

/** Nothing on a site without accounts, in a preview, and for the staff of the company itself. */
export function ContactCompany({ id, name }: { id: string; name: string }): ReactElement | null {
  const t = useTexts(leadTexts);
  const dates = useDates();
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn, companies } = useUser();
  const given = useGiven();
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const [isOpen, setOpen] = useState(false);
  if (!hasAccounts || preview || companies.includes(id)) return null;
  if (!user)
    return (
      <div className={styles.contact} data-print="none">
        <div className={styles.actions}>
          {offersSignIn && (
            <Link to={`page:LoginPage?${here}`} className={buttonClass()}>
              {t('signInContact')}
            </Link>
          )}
          <Button variant="quiet" data-needs="script" onClick={() => setOpen(true)}>
            {t('guestContact')}
          </Button>
        </div>
        {isOpen && (
          <Suspense>
            <GuestDialog company={{ id, name }} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    );
  const own = given.data?.find(({ CompanyAccountId }) => CompanyAccountId === id);
  const sent = (): void => {
    setOpen(false);
    showToast({ id: 'lead', text: t('sentTo', { name }), tone: 'good' });
    void given.refetch();
  };
  return (
    <div className={styles.contact} data-print="none">
      {own && <p className={styles.muted}>{t('givenOn', { name, date: dates.longDate(own.ChangedAt) })}</p>}
      <div className={styles.actions}>
        <Button variant={own ? 'secondary' : 'primary'} data-needs="script" onClick={() => setOpen(true)}>
          {t(own ? 'yourDetails' : 'giveContact')}
        </Button>
        {own && <TakeBack given={own} name={name} onDone={() => void given.refetch()} />}
      </div>
      {isOpen && (
        <Suspense>
          <LeadDialog company={{ id, name }} given={own} onSent={sent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
