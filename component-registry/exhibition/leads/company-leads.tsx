// The leads of a company for its staff: to read, note, qualify, and to take along as a file. Loaded for staff alone.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import {
  Button,
  EmptyState,
  Link,
  queryOfRequest,
  RequestState,
  showToast,
  Skeleton,
  useCall,
  useDataContext,
  useDates,
  useEvent,
  useHubChanges,
  useQuery,
  useTexts,
} from '#sdk';
import { type CompanyLead, exportLeads } from '#contract/leads';
import { companyLeadsRequest } from './data.ts';
import { NoteForm } from './note-form.tsx';
import { ProfileViews } from './profile-views.tsx';
import { saveFile } from './save-file.ts';
import { ScanBadge } from './scan-badge.tsx';
import { leadTexts } from './texts.ts';
import { topicWords } from './topic-words.ts';
import { useCompanyScans, WaitingScans } from './waiting-scans.tsx';
import styles from './leads.module.css';

const WriteDialog = lazy(() => import('./write-dialog.tsx').then((code) => ({ default: code.WriteDialog })));

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export function CompanyLeads({ id, name }: { id: string; name: string }): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const leads = useQuery({ ...queryOfRequest(companyLeadsRequest(useDataContext(), id)), refetchOnMount: 'always', retry: false });
  const scans = useCompanyScans(id);
  const readAgain = (): void => {
    void leads.refetch();
    void scans.refetch();
  };
  useHubChanges('contacts', readAgain);
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const answer = await call(exportLeads, { eventid: event, id, format });
    if (answer.ok && format === 'xlsx') saveFile(answer.reply.FileName, bytesOf(answer.reply.Workbook), XLSX);
    else if (answer.ok) saveFile(answer.reply.FileName, answer.reply.Csv, 'text/csv;charset=utf-8');
    else showToast({ id: 'leads', text: t('didNotWork'), tone: 'bad' });
  };
  return (
    <section className={styles.root}>
      <p className={styles.muted}>{t('leadsFor', { name })}</p>
      <div className={styles.tools}>
        <div className={styles.form}>
          <ScanBadge company={id} onAsked={readAgain} />
          <WaitingScans scans={scans.data} />
        </div>
        <ProfileViews company={id} />
      </div>
      <RequestState request={leads} failed={t('didNotWork')} retry={t('again')} loading={<Skeleton lines={4} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence={t('noLeads')} />
          ) : (
            <>
              <div className={styles.bar}>
                <h3>{t('foundLeads', { number: all.length })}</h3>
                <p className={styles.actions} data-print="none">
                  <Button data-needs="script" onClick={() => void save('xlsx')}>
                    {t('exportWorkbook')}
                  </Button>
                  <Button data-needs="script" onClick={() => void save('csv')}>
                    {t('exportLeads')}
                  </Button>
                </p>
              </div>
              <ul role="list" className={styles.list}>
                {all.map((lead) => (
                  <Lead key={lead.LeadId} lead={lead} company={id} readAgain={readAgain} />
                ))}
              </ul>
            </>
          )
        }
      </RequestState>
    </section>
  );
}

function Lead({ lead, company, readAgain }: { lead: CompanyLead; company: string; readAgain: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const dates = useDates();
  const [isWriting, setWriting] = useState(false);
  const name = `${lead.Firstname} ${lead.Surname}`;
  return (
    <li className={styles.lead}>
      <h4 className={styles.name} dir="auto">
        {name}
      </h4>
      <p className={styles.muted}>
        {t(topicWords[lead.Topic])} · {dates.longDate(lead.ChangedAt)}
      </p>
      <p className={styles.actions}>
        <Link to={`mailto:${lead.Email}`} className={styles.mail}>
          {lead.Email}
        </Link>
        {lead.HasAccount && (
          <Button size="small" data-needs="script" data-print="none" aria-label={t('writeTo', { name })} onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        )}
      </p>
      {isWriting && (
        <Suspense>
          <WriteDialog lead={lead} company={company} onClose={() => setWriting(false)} />
        </Suspense>
      )}
      {lead.Message && (
        <p className={styles.message} dir="auto">
          {lead.Message}
        </p>
      )}
      <p className={styles.muted}>{t('agreedTo', { words: lead.Consent })}</p>
      <NoteForm lead={lead} company={company} readAgain={readAgain} />
    </li>
  );
}
