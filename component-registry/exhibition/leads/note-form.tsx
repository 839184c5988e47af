// The company's own note of a lead. Colleagues may write at the same time: who comes second is told, and has both texts on the screen.
import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { Button, leadQualities, LONGEST_LEAD, SelectField, TextField, useCall, useEvent, useTexts } from '#sdk';
import { type CompanyLead, noteLead } from '#contract/leads';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

const qualityWords = {
  '': 'qualityNone',
  hot: 'qualityHot',
  warm: 'qualityWarm',
  cold: 'qualityCold',
  done: 'qualityDone',
} as const;

type NoteFormProps = { lead: CompanyLead; company: string; readAgain: () => void };

export function NoteForm({ lead, company, readAgain }: NoteFormProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  // What was stored when this was written.
  const [base, setBase] = useState(lead);
  const [note, setNote] = useState(lead.Note);
  const [quality, setQuality] = useState(lead.Quality);
  const [said, say] = useState<'' | 'saved' | 'didNotWork' | 'noteElsewhere'>('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isFrom = (of: CompanyLead): boolean => note.trim() === of.Note && quality === of.Quality;
  const adopt = (): void => {
    setBase(lead);
    setNote(lead.Note);
    setQuality(lead.Quality);
  };
  const isOlder = base.NoteRevision < lead.NoteRevision;
  const isTwofold = isOlder && !isFrom(base) && !isFrom(lead);
  if (isOlder && !isTwofold) adopt();
  // The buttons go with the question: the focus stays at the note.
  const settle = (change: () => void): void => {
    change();
    say('');
    field.current?.focus();
  };
  const putTogether = `${lead.Note}\n\n${note.trim()}`;
  const save = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const body = { Note: note.trim(), Quality: quality, NoteRevision: (isTwofold ? lead : base).NoteRevision };
    const answer = await call(noteLead, { eventid: event, id: company, leadid: lead.LeadId }, body);
    setBusy(false);
    if (answer.ok) setBase(answer.reply);
    if (isTwofold) field.current?.focus();
    const isChanged = !answer.ok && answer.code === 'another-revision';
    if (isChanged) readAgain();
    say(answer.ok ? 'saved' : isChanged ? 'noteElsewhere' : 'didNotWork');
  };
  const submit = (submitted: SubmitEvent): void => {
    submitted.preventDefault();
    void save();
  };
  return (
    <>
      <form className={styles.own} data-print="none" aria-label={`${lead.Firstname} ${lead.Surname}`} onSubmit={submit}>
        <SelectField
          label={t('quality')}
          value={quality}
          options={leadQualities.map((value) => ({ value, label: t(qualityWords[value]) }))}
          onChange={(value) => setQuality(leadQualities.find((one) => one === value) ?? '')}
        />
        <TextField ref={field} label={t('note')} value={note} onChange={setNote} maxLength={LONGEST_LEAD} dir="auto" multiline rows={2} />
        <Button type="submit" busy={isBusy}>
          {t(isTwofold ? 'noteMine' : 'saveNote')}
        </Button>
        {isTwofold && (
          <div className={styles.twofold}>
            <p className={styles.muted}>{t('noteStored', { quality: t(qualityWords[lead.Quality]) })}</p>
            {lead.Note && (
              <p className={styles.message} dir="auto">
                {lead.Note}
              </p>
            )}
            <p className={styles.actions}>
              <Button size="small" onClick={() => settle(adopt)}>
                {t('noteTheirs')}
              </Button>
              {lead.Note && note.trim() && putTogether.length <= LONGEST_LEAD && (
                <Button
                  size="small"
                  onClick={() =>
                    settle(() => {
                      setBase(lead);
                      setNote(putTogether);
                    })
                  }
                >
                  {t('noteBoth')}
                </Button>
              )}
            </p>
          </div>
        )}
      </form>
      <p role="status" className={styles.muted}>
        {isTwofold ? t('noteElsewhere') : said !== '' && t(said)}
      </p>
    </>
  );
}
