// The companies that have the reader's details: what each has, and a way to take it back.
import { framed, Link, useDates, useText, useTexts, type ViewProps } from '#sdk';
import { topicWords } from '../leads/topic-words.ts';
import { TakeBack } from '../leads/take-back.tsx';
import { leadTexts } from '../leads/texts.ts';
import { useGiven } from '../leads/use-given.ts';
import styles from '../leads/leads.module.css';
import type { Props } from './props.ts';

export default function GivenContacts({ props, frame }: ViewProps<Props>) {
  const t = useTexts(leadTexts);
  const text = useText();
  const dates = useDates();
  const { data: given = [], refetch } = useGiven();
  const heading = text(props.heading) || t('given');
  return (
    <section {...framed(frame, styles.root)} aria-label={heading} data-device="">
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
