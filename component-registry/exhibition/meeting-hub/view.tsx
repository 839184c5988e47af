// The meeting hub: the reader's own meetings, and the slots of all companies to choose from (B §2).
import {
  buttonClass,
  EmptyState,
  NothingFound,
  framed,
  Link,
  ListFilters,
  LiveRegion,
  RequestState,
  Skeleton,
  SkeletonArea,
  useAddress,
  useEvent,
  useNow,
  useQueryValues,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { MeetingSlot } from '#contract/meetings';
import { chosenSlots, offeringCompanies } from '../meetings/offers.ts';
import { OwnMeetings } from '../meetings/own-meetings.tsx';
import { OwnRequests } from '../meetings/own-requests.tsx';
import { ProposeMeeting } from '../meetings/propose-meeting.tsx';
import { SlotList } from '../meetings/slot-list.tsx';
import { meetingTexts } from '../meetings/texts.ts';
import { useMeetings } from '../meetings/use-meetings.ts';
import { useRequests } from '../meetings/use-requests.ts';
import { MeetingZone } from '../meetings/when.tsx';
import styles from '../meetings/meetings.module.css';
import type { Props } from './props.ts';

/** Names of the choices in the address. */
const names = ['company', 'free', 'mine'] as const;

export default function MeetingHub({ props, frame }: ViewProps<Props>) {
  const t = useTexts(meetingTexts);
  const text = useText();
  const { hasAccounts } = useUser();
  const { slots, own, refresh: readAgain } = useMeetings();
  const requests = useRequests();
  const refresh = (): void => {
    readAgain();
    if (requests.isFetched) void requests.refetch();
  };
  const note = text(props.note);
  return (
    <div {...framed(frame, styles.root)} data-device="">
      {note && <p>{note}</p>}
      {hasAccounts ? (
        <>
          {own.data && <OwnMeetings meetings={own.data} level={2} onChange={refresh} />}
          {requests.data && <OwnRequests requests={requests.data} level={2} onChange={refresh} />}
          <ProposeMeeting onDone={refresh} />
          <RequestState request={slots} failed={t('failed')} retry={t('again')} loading={<Loading />}>
            {(all) => (all.length === 0 ? <NoMeetings /> : <Slots id={frame.id} slots={all} onChange={refresh} />)}
          </RequestState>
        </>
      ) : (
        <NoMeetings />
      )}
    </div>
  );
}

function NoMeetings() {
  const t = useTexts(meetingTexts);
  return (
    <EmptyState
      sentence={t('none')}
      action={
        <Link to="page:IndustryLandingListPage" className={buttonClass()}>
          {t('toExhibitors')}
        </Link>
      }
    />
  );
}

function Slots({ id, slots, onChange }: { id: string; slots: readonly MeetingSlot[]; onChange: () => void }) {
  const t = useTexts(meetingTexts);
  const { language, preview } = useEvent();
  const { user, offersSignIn } = useUser();
  const now = useNow();
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const [choices, choose] = useQueryValues(names, names);
  const shown = chosenSlots(slots, choices, now);
  const companies = offeringCompanies(slots, language);
  const isChosen = Object.values(choices).some(Boolean);
  return (
    <>
      <div className={styles.intro}>
        <h2>{t('slots')}</h2>
        {!user && offersSignIn && !preview && (
          <p data-print="none">
            <Link to={`page:LoginPage?${here}`} className={buttonClass({ variant: 'primary' })}>
              {t('signIn')}
            </Link>
          </p>
        )}
        <ListFilters
          label={t('choices')}
          all={t('allCompanies')}
          filters={[
            { name: 'company', label: t('company'), options: companies },
            { name: 'free', label: t('onlyFree') },
            ...(user ? [{ name: 'mine', label: t('onlyMine') } as const] : []),
          ]}
          choices={choices}
          // What is booked is not free.
          choose={(changes) => choose({ ...changes, ...(changes.free && { mine: '' }), ...(changes.mine && { free: '' }) })}
          number={shown.length}
        />
        <p className={styles.facts}>
          <span>{t('found', { number: shown.length })}</span>
          <span>
            <MeetingZone />
          </span>
        </p>
        <LiveRegion message={isChosen ? t('found', { number: shown.length }) : ''} />
      </div>
      {shown.length === 0 ? (
        isChosen ? (
          <NothingFound sentence={t('noneFound')} all={t('showAll')} names={names} choose={choose} />
        ) : (
          <EmptyState sentence={t('allOver')} />
        )
      ) : (
        <SlotList id={id} slots={shown} level={2} onChange={onChange} />
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(meetingTexts);
  return (
    <SkeletonArea label={t('loading')} className={styles.day}>
      <Skeleton shape="title" width="14rem" />
      <Skeleton lines={3} width="min(100%, 40rem)" />
      <Skeleton lines={3} width="min(100%, 40rem)" />
      {/* Without scripts nobody is signed in: those who could be met are listed. */}
      <p>
        <Link to="page:IndustryLandingListPage">{t('toExhibitors')}</Link>
      </p>
    </SkeletonArea>
  );
}
