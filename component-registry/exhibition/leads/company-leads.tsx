// The leads of a company for its staff: to read, note, qualify, and to take along as a file. Loaded for staff alone.
import { lazy, type ReactElement, type SubmitEvent, Suspense, useState } from 'react';
import {
  Button,
  EmptyState,
  leadQualities,
  Link,
  LONGEST_LEAD,
  queryOfRequest,
  RequestState,
  SelectField,
  showToast,
  Skeleton,
  TextField,
  useCall,
  useDataContext,
  useDates,
  useEvent,
  useHubChanges,
  useQuery,
  useTexts,
} from '#sdk';
import { type CompanyLead, exportLeads, noteLead } from '#contract/leads';
import { companyLeadsRequest } from './data.ts';
import { ProfileViews } from './profile-views.tsx';
import { saveFile } from './save-file.ts';
import { ScanBadge } from './scan-badge.tsx';
import { leadTexts } from './texts.ts';
import { topicWords } from './topic-words.ts';
import { useCompanyScans, WaitingScans } from './waiting-scans.tsx';
import styles from './leads.module.css';

const WriteDialog = lazy(() => import('./write-dialog.tsx').then((code) => ({ default: code.WriteDialog })));

const qualityWords = {
  '': 'qualityNone',
  hot: 'qualityHot',
  warm: 'qualityWarm',
  cold: 'qualityCold',
  done: 'qualityDone',
} as const;

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
  const save = async (): Promise<void> => {
    const answer = await call(exportLeads, { eventid: event, id });
    if (answer.ok) saveFile(answer.reply.FileName, answer.reply.Csv, 'text/csv;charset=utf-8');
    else showToast({ id: 'leads', text: t('didNotWork'), tone: 'bad' });
  };
  return (
    <section className={styles.root}>
      <p className={styles.muted}>{t('leadsFor', { name })}</p>
      <ProfileViews company={id} />
      <ScanBadge company={id} onAsked={readAgain} />
      <WaitingScans scans={scans.data} />
      <RequestState request={leads} failed={t('didNotWork')} retry={t('again')} loading={<Skeleton lines={4} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence={t('noLeads')} />
          ) : (
            <>
              <p className={styles.actions} data-print="none">
                <span>{t('foundLeads', { number: all.length })}</span>
                <Button data-needs="script" onClick={() => void save()}>
                  {t('exportLeads')}
                </Button>
              </p>
              <ul role="list" className={styles.list}>
                {all.map((lead) => (
                  <Lead key={lead.LeadId} lead={lead} company={id} />
                ))}
              </ul>
            </>
          )
        }
      </RequestState>
    </section>
  );
}

function Lead({ lead, company }: { lead: CompanyLead; company: string }): ReactElement {
  const t = useTexts(leadTexts);
  const dates = useDates();
  const { event } = useEvent();
  const call = useCall();
  const [note, setNote] = useState(lead.Note);
  const [quality, setQuality] = useState(lead.Quality);
  const [isWriting, setWriting] = useState(false);
  const [said, say] = useState<'' | 'saved' | 'didNotWork'>('');
  const [isBusy, setBusy] = useState(false);
  const name = `${lead.Firstname} ${lead.Surname}`;
  const save = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await call(noteLead, { eventid: event, id: company, leadid: lead.LeadId }, { Note: note.trim(), Quality: quality });
    setBusy(false);
    say(answer.ok ? 'saved' : 'didNotWork');
  };
  return (
    <li className={styles.lead}>
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      <p className={styles.actions}>
        <Link to={`mailto:${lead.Email}`}>{lead.Email}</Link>
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
      <p>
        {t(topicWords[lead.Topic])} · {dates.longDate(lead.ChangedAt)}
      </p>
      {lead.Message && (
        <p className={styles.message} dir="auto">
          {lead.Message}
        </p>
      )}
      <p className={styles.muted}>{t('agreedTo', { words: lead.Consent })}</p>
      <form className={styles.own} data-print="none" aria-label={name} onSubmit={(submitted) => void save(submitted)}>
        <SelectField
          label={t('quality')}
          value={quality}
          options={leadQualities.map((value) => ({ value, label: t(qualityWords[value]) }))}
          onChange={(value) => setQuality(leadQualities.find((one) => one === value) ?? '')}
        />
        <TextField label={t('note')} value={note} onChange={setNote} maxLength={LONGEST_LEAD} dir="auto" multiline rows={2} />
        <Button type="submit" busy={isBusy}>
          {t('saveNote')}
        </Button>
      </form>
      <p role="status" className={styles.muted}>
        {said !== '' && t(said)}
      </p>
    </li>
  );
}
