// The form of a submission, made of what its call asks: fields with counters, authors, files, declarations; preview and submit at its end.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, contentFaults, type ContentFault, Dialog, ErrorSummary, useTexts } from '#sdk';
import type { AbstractCall } from '#contract/calls';
import type { Submission } from '#contract/submissions';
import { ContentView } from '../parts/content-view.tsx';
import { Moment } from '../parts/moment.tsx';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { AuthorsPart } from './authors-part.tsx';
import { controlId } from './control-id.ts';
import { DetailsPart } from './details-part.tsx';
import { ExtraPart } from './extra-part.tsx';
import { FilesPart } from './files-part.tsx';
import { useSubmissionDraft } from './use-draft.ts';

type EditorProps = {
  call: AbstractCall;
  submission: Submission;
  onDone: (said: string) => void;
  /** The draft was saved after the form was left. */
  onLate: () => void;
  onAgain: () => void;
};

export function Editor({ call, submission, onDone, onLate, onAgain }: EditorProps): ReactElement {
  const t = useTexts(submissionTexts);
  const draft = useSubmissionDraft(submission, onLate);
  const { content, change, status } = draft;
  const [files, setFiles] = useState(submission.Files);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isPreviewed, preview] = useState(false);
  const [failure, setFailure] = useState('');
  const faults = attempt > 0 ? contentFaults(call, content, files.length) : [];
  const errorOf = (field: string): string => {
    const found = faults.find((one) => one.field === field);
    return found ? t(faultKey(found)) : '';
  };
  const submit = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setAttempt((before) => before + 1);
    if (isBusy || contentFaults(call, content, files.length).length > 0) return;
    setBusy(true);
    const answer = await draft.submit();
    setBusy(false);
    if (answer.ok) onDone(t('submitted'));
    else setFailure(t(refusals[answer.code] ?? 'notDone'));
  };
  const part = { call, content, change, errorOf };
  const until = submission.State === 'revision' ? (call.RevisionDeadline ?? call.Deadline) : call.Deadline;
  return (
    <form className={styles.form} noValidate onSubmit={(submitted) => void submit(submitted)}>
      {until !== null && (
        <p>
          {t('changeUntil')} <Moment time={until} />
        </p>
      )}
      <ErrorSummary
        title={t('problems')}
        attempt={attempt}
        errors={faults.map((one) => ({ id: controlId(one.field), message: `${labelOf(call, one.field, t)}: ${t(faultKey(one))}` }))}
      />
      <DetailsPart {...part} />
      <AuthorsPart {...part} />
      <ExtraPart {...part} />
      {call.MostFiles > 0 && (
        <FilesPart
          call={call}
          submissionKey={submission.Key}
          files={files}
          error={errorOf('Files')}
          onChange={setFiles}
          save={draft.save}
        />
      )}
      <p role="status" className={styles.status}>
        {status === 'none' ? '' : t(`status_${status}`)}
      </p>
      {status === 'elsewhere' && (
        <p className={styles.actions}>
          <Button
            onClick={() => {
              draft.forget();
              onAgain();
            }}
          >
            {t('takeOther')}
          </Button>
        </p>
      )}
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => preview(true)}>{t('preview')}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(submission.SubmittedAt === null ? 'submit' : 'submitChanges')}
        </Button>
      </div>
      <Dialog open={isPreviewed} onClose={() => preview(false)} title={t('preview')} closeLabel={t('close')} size="large">
        <ContentView call={call} content={content} authors={content.Authors} conflicts={content.Conflicts.Text} />
      </Dialog>
    </form>
  );
}

const faultKeys = {
  missing: 'fault_missing',
  'too-long': 'fault_tooLong',
  'not-listed': 'fault_notListed',
  'no-number': 'fault_noNumber',
  'too-few': 'fault_tooFew',
  'too-many': 'fault_tooMany',
  'no-mail': 'fault_noMail',
  'no-presenter': 'fault_noPresenter',
} as const satisfies Record<ContentFault['fault'], string>;
const faultKey = ({ fault }: ContentFault) => faultKeys[fault];

const refusals: Readonly<
  Record<string, 'fault_closed' | 'status_elsewhere' | 'offline' | 'fault_incomplete' | 'tooManyCalls' | undefined>
> = {
  closed: 'fault_closed',
  'another-revision': 'status_elsewhere',
  incomplete: 'fault_incomplete',
  offline: 'offline',
  timeout: 'offline',
  'too-many': 'tooManyCalls',
};

type Words = ReturnType<typeof useTexts<(typeof submissionTexts)['texts']>>;

/** What a field is called, for the list of problems. */
function labelOf(call: AbstractCall, field: string, t: Words): string {
  const [first = '', second = '', third = ''] = field.split('.');
  if (first === 'Authors' && third !== '') {
    const key = ({ Surname: 'surname', Email: 'email', Institutions: 'institutions' } as const)[third] ?? 'authors';
    return `${t('author', { number: Number(second) + 1 })}, ${t(key)}`;
  }
  if (first === 'Fields') return call.Fields.find(({ Id }) => field === `Fields.${Id}`)?.Name ?? '';
  if (first === 'Declarations') return call.Declarations.find(({ Id }) => field === `Declarations.${Id}`)?.Text ?? '';
  const keys = {
    Title: 'title',
    Abstract: 'abstract',
    TopicId: 'topic',
    KindId: 'kind',
    Keywords: 'keywords',
    Authors: 'authors',
    Conflicts: 'conflicts',
    Files: 'files',
  } as const;
  return t(keys[first as keyof typeof keys] ?? 'title');
}
