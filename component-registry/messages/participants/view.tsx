// The directory of participants: searched as the reader types, and the way to ask one for a conversation.
import { lazy, type ReactElement, Suspense, useDeferredValue, useState } from 'react';
import {
  Avatar,
  Button,
  EmptyState,
  framed,
  ListFilters,
  LiveRegion,
  queryOfRequest,
  RequestState,
  Skeleton,
  useDataContext,
  useDocument,
  useEvent,
  useQuery,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import { type NetworkingParticipant, participants } from '#contract/networking';
import { request } from '#contract/request';
import { messageTexts } from '../parts/texts.ts';
import styles from '../parts/messages.module.css';
import type { Props } from './props.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((code) => ({ default: code.AskDialog })));

/** As the server answers at once. */
const AT_ONCE = 30;

export default function Participants({ props, frame }: ViewProps<Props>) {
  const t = useTexts(messageTexts);
  const text = useText();
  const { directory } = useDocument('messages');
  const { preview } = useEvent();
  const { user } = useUser();
  const label = text(props.heading) || t('directory');
  if (!directory || preview) return <section {...framed(frame, styles.root)} data-device="" />;
  return (
    <section {...framed(frame, styles.root)} aria-label={label} data-device="">
      <h2>{label}</h2>
      {user === null ? <p className={styles.muted}>{t('signInTo')}</p> : <Directory />}
    </section>
  );
}

function Directory(): ReactElement {
  const t = useTexts(messageTexts);
  const text = useText();
  const { interests } = useDocument('messages');
  const { event } = useDataContext();
  const [search, setSearch] = useState('');
  const [interest, setInterest] = useState('');
  const [from, setFrom] = useState(0);
  const [asking, setAsking] = useState<NetworkingParticipant>();
  const asked = { search: useDeferredValue(search.trim().slice(0, 100)), interest };
  const found = useQuery({
    ...queryOfRequest(request(participants, { eventid: event, ...asked, from })),
    retry: false,
    refetchOnMount: 'always',
  });
  const names = new Map(interests.map(({ Id, Name }) => [Id, text(Name)]));
  return (
    <>
      <ListFilters
        label={t('search')}
        q={search}
        clearLabel={t('clearSearch')}
        all={t('anyInterest')}
        filters={[{ name: 'interest', label: t('interest'), options: interests.map(({ Id, Name }) => ({ value: Id, label: text(Name) })) }]}
        choices={{ interest }}
        choose={({ q = search, interest: chosen = interest }) => {
          setSearch(q);
          setInterest(chosen);
          setFrom(0);
        }}
        number={found.data?.Total ?? 0}
      />
      <RequestState request={found} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={5} />}>
        {({ Total, Participants: listed }) => (
          <>
            <LiveRegion message={t('found', { number: Total })} />
            {Total === 0 ? (
              <EmptyState sentence={t(search === '' && interest === '' ? 'nobodyListed' : 'noneFound')} />
            ) : (
              <ul role="list" className={styles.people}>
                {listed.map((person) => (
                  <li key={person.PersonId} className={styles.person}>
                    <Avatar name={person.Name} src="" size="small" />
                    <div>
                      <p className={styles.listedName} dir="auto">
                        {person.Name}
                      </p>
                      <p className={styles.muted} dir="auto">
                        {[person.Institution, ...person.Interests.map((id) => names.get(id) ?? '')].filter(Boolean).join(' · ')}
                      </p>
                      {person.About && <p dir="auto">{person.About}</p>}
                    </div>
                    {person.ThreadId > 0 ? (
                      <p className={styles.muted}>{t('askedAlready')}</p>
                    ) : (
                      person.TakesMessages && (
                        <Button size="small" aria-label={t('askPerson', { name: person.Name })} onClick={() => setAsking(person)}>
                          {t('ask')}
                        </Button>
                      )
                    )}
                  </li>
                ))}
              </ul>
            )}
            {Total > AT_ONCE && (
              <div className={styles.actions}>
                <Button size="small" disabled={from === 0} onClick={() => setFrom(from - AT_ONCE)}>
                  {t('before')}
                </Button>
                <span className={styles.muted}>{`${from + 1}–${Math.min(from + AT_ONCE, Total)} / ${Total}`}</span>
                <Button size="small" disabled={from + AT_ONCE >= Total} onClick={() => setFrom(from + AT_ONCE)}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </RequestState>
      {asking && (
        <Suspense>
          <AskDialog person={asking} onClose={() => setAsking(undefined)} onAsked={() => void found.refetch()} />
        </Suspense>
      )}
    </>
  );
}
