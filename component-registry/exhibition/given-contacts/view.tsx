// The reader's badge, and the companies that have their details: what each has, and a way to take it back. For staff who have scanned a badge, the way to ask its person.
import { lazy, Suspense } from 'react';
import { framed, Link, useDates, useEvent, useTakenFromAddress, useText, useTexts, useUser, type ViewProps } from '#sdk';
import { topicWords } from '../leads/topic-words.ts';
import { TakeBack } from '../leads/take-back.tsx';
import { leadTexts } from '../leads/texts.ts';
import { useGiven } from '../leads/use-given.ts';
import styles from '../leads/leads.module.css';
import type { Props } from './props.ts';

const MyBadge = lazy(() => import('../leads/my-badge.tsx').then((code) => ({ default: code.MyBadge })));
const ScannedBadge = lazy(() => import('../leads/scanned-badge.tsx').then((code) => ({ default: code.ScannedBadge })));

/** The code of a badge, as its picture has it. */
const scanned = ['badge'] as const;

export default function GivenContacts({ props, frame }: ViewProps<Props>) {
  const t = useTexts(leadTexts);
  const text = useText();
  const dates = useDates();
  const { data: given = [], refetch } = useGiven();
  const { preview } = useEvent();
  const { user } = useUser();
  const { badge } = useTakenFromAddress(scanned);
  const heading = text(props.heading) || t('given');
  return (
    <section {...framed(frame, styles.root)} aria-label={heading} data-device="">
      {user && !preview && (
        <Suspense>
          {badge !== '' && <ScannedBadge code={badge} />}
          {props.badge && <MyBadge onGiven={() => void refetch()} />}
        </Suspense>
      )}
      {given.length > 0 && (
        <>
          <h2>{heading}</h2>
          <ul role="list" className={styles.list}>
            {given.map((lead) => (
              <li key={lead.LeadId} className={styles.lead}>
                <h3 className={styles.name}>
                  {lead.CompanyName === '' ? (
                    lead.CompanyAccountId
                  ) : (
                    <Link to="page:ProfilePage" params={{ companyAccountId: lead.CompanyAccountId }}>
                      {lead.CompanyName}
                    </Link>
                  )}
                </h3>
                <p>
                  {lead.Firstname} {lead.Surname}, {lead.Email} · {t(topicWords[lead.Topic])} · {dates.longDate(lead.ChangedAt)}
                </p>
                {lead.Message && (
                  <p className={styles.message} dir="auto">
                    {lead.Message}
                  </p>
                )}
                <p className={styles.muted}>{t('agreedTo', { words: lead.Consent })}</p>
                <div className={styles.actions} data-print="none">
                  <TakeBack given={lead} name={lead.CompanyName || lead.CompanyAccountId} onDone={() => void refetch()} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
