// The meetings of a company on its profile: to book for visitors, who booked for its staff.
import { lazy, type ReactElement, Suspense } from 'react';
import { buttonClass, EmptyState, Link, RequestState, Skeleton, useAddress, useEvent, useNow, useTexts, useUser } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { chosenSlots } from '../meetings/offers.ts';
import { meetingTexts } from '../meetings/texts.ts';
import { useMeetings } from '../meetings/use-meetings.ts';
import { useRequests } from '../meetings/use-requests.ts';
import { MeetingZone } from '../meetings/when.tsx';
import styles from '../meetings/meetings.module.css';

const SlotList = lazy(() => import('../meetings/slot-list.tsx').then((code) => ({ default: code.SlotList })));
const OwnMeetings = lazy(() => import('../meetings/own-meetings.tsx').then((code) => ({ default: code.OwnMeetings })));
const OwnRequests = lazy(() => import('../meetings/own-requests.tsx').then((code) => ({ default: code.OwnRequests })));
const CompanyBookings = lazy(() => import('../meetings/company-bookings.tsx').then((code) => ({ default: code.CompanyBookings })));

const everything = { company: '', free: '', mine: '' };

export function MeetingsPart({ company, isStaff }: { company: CompanyDetail; isStaff: boolean }): ReactElement {
  const t = useTexts(meetingTexts);
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn } = useUser();
  const now = useNow();
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const { CompanyAccountId: id, Name } = company;
  const { slots, own, refresh: readAgain } = useMeetings(id);
  const requests = useRequests();
  const refresh = (): void => {
    readAgain();
    if (requests.isFetched) void requests.refetch();
  };
  if (!hasAccounts) return <EmptyState sentence={t('none')} />;
  const requested = (requests.data ?? []).filter(({ CompanyAccountId }) => CompanyAccountId === id);
  const mine = (own.data ?? []).filter(({ CompanyAccountId }) => CompanyAccountId === id);
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <div className={styles.root} data-device="">
        {isStaff && <CompanyBookings id={id} name={Name} onChange={refresh} />}
        {requested.length > 0 && <OwnRequests requests={requested} level={3} onChange={refresh} />}
        {mine.length > 0 && <OwnMeetings meetings={mine} level={3} onChange={refresh} />}
        <RequestState request={slots} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={4} />}>
          {(all) => {
            const shown = chosenSlots(all, everything, now);
            if (shown.length === 0) return <EmptyState sentence={t(all.length === 0 ? 'none' : 'allOver')} />;
            return (
              <>
                <div className={styles.intro}>
                  {!user && offersSignIn && !preview && (
                    <p data-print="none">
                      <Link to={`page:LoginPage?${here}`} className={buttonClass()}>
                        {t('signIn')}
                      </Link>
                    </p>
                  )}
                  <p className={styles.facts}>
                    <MeetingZone />
                  </p>
                </div>
                <SlotList id={`meetings-${id}`} slots={shown} level={3} ofCompany onChange={refresh} />
              </>
            );
          }}
        </RequestState>
        <p data-print="none">
          <Link to="page:MeetingHubPage">{t('toHub')}</Link>
        </p>
      </div>
    </Suspense>
  );
}
