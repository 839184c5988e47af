// One submission: to write where it can be changed, else to read, with what was decided.
import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  Badge,
  Button,
  Dialog,
  emptyContent,
  queryOfRequest,
  RequestState,
  Skeleton,
  useCall,
  useDataContext,
  useEvent,
  useQuery,
  useTexts,
} from '#sdk';
import type { AbstractCall } from '#contract/calls';
import { type Submission, type SubmissionLine, withdrawSubmission } from '#contract/submissions';
import { ContentView } from '../parts/content-view.tsx';
import { submissionRequest } from '../parts/data.ts';
import { FileList } from '../parts/file-list.tsx';
import { Moment } from '../parts/moment.tsx';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { Editor } from './editor.tsx';
import { stateTone } from './state-tone.ts';

type OpenedProps = {
  submissionKey: string;
  call: AbstractCall;
  lines: readonly SubmissionLine[];
  onBack: (said?: string) => void;
  onLate: () => void;
};

/** What a new one is before it is saved for the first time. */
const newOne = (key: string, callId: string): Submission => ({
  Key: key,
  Number: 0,
  CallId: callId,
  Title: '',
  State: 'draft',
  MayChange: true,
  MayWithdraw: false,
  ChangedAt: '',
  SubmittedAt: null,
  Revision: 0,
  Content: { ...emptyContent, Authors: [] },
  Files: [],
  DecidedKind: '',
  Comments: [],
});

export function OpenedSubmissionView({ submissionKey, call, lines, onBack, onLate }: OpenedProps): ReactElement {
  const t = useTexts(submissionTexts);
  const isStored = lines.some(({ Key }) => Key === submissionKey);
  const stored = useQuery({
    ...queryOfRequest(submissionRequest(useDataContext(), submissionKey)),
    enabled: isStored,
    retry: false,
    refetchOnMount: 'always',
  });
  // What the server has, read again, begins the form anew.
  const [turn, begin] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={styles.form}>
      <p className={styles.actions}>
        <Button onClick={() => onBack()}>{t('back')}</Button>
      </p>
      <h2 ref={head} tabIndex={-1}>
        {call.Title}
      </h2>
      {isStored ? (
        <RequestState request={stored} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={8} />}>
          {(submission) => (
            <Shown
              key={turn}
              call={call}
              submission={submission}
              onBack={onBack}
              onLate={onLate}
              onAgain={() => void stored.refetch().then(() => begin((before) => before + 1))}
            />
          )}
        </RequestState>
      ) : (
        <Shown call={call} submission={newOne(submissionKey, call.Id)} onBack={onBack} onLate={onLate} onAgain={() => onBack()} />
      )}
    </section>
  );
}

type ShownProps = { call: AbstractCall; submission: Submission; onAgain: () => void } & Pick<OpenedProps, 'onBack' | 'onLate'>;

function Shown({ call, submission, onBack, onLate, onAgain }: ShownProps): ReactElement {
  const t = useTexts(submissionTexts);
  // What was submitted is read first; a draft is written.
  const [isWriting, write] = useState(submission.State === 'draft');
  const { State, MayChange, MayWithdraw, Number: number, Content, Comments } = submission;
  if (isWriting && MayChange)
    return (
      <>
        <Editor call={call} submission={submission} onDone={onBack} onLate={onLate} onAgain={onAgain} />
        {number > 0 && MayWithdraw && <Withdraw submission={submission} onDone={onBack} />}
      </>
    );
  const until = State === 'revision' ? (call.RevisionDeadline ?? call.Deadline) : call.Deadline;
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={stateTone[State]}>{t(`state_${State}`)}</Badge>
        <span className={styles.muted}>{t('number', { number })}</span>
      </p>
      <p>{t(`says_${State}`)}</p>
      {State === 'accepted' && kindOf(call, submission) !== '' && <p>{t('acceptedAs', { kind: kindOf(call, submission) })}</p>}
      {MayChange && until !== null && (
        <p>
          {t('changeUntil')} <Moment time={until} />
        </p>
      )}
      {Comments.length > 0 && (
        <section className={styles.part} aria-label={t('comments')}>
          <h3>{t('comments')}</h3>
          {Comments.map((comment, nth) => (
            <blockquote key={nth} className={styles.comment} dir="auto">
              {comment}
            </blockquote>
          ))}
        </section>
      )}
      <ContentView call={call} content={Content} authors={Content.Authors} conflicts={Content.Conflicts.Text} />
      <FileList files={submission.Files} />
      <div className={styles.actions}>
        {MayChange && (
          <Button variant="primary" onClick={() => write(true)}>
            {t('change')}
          </Button>
        )}
        {MayWithdraw && <Withdraw submission={submission} onDone={onBack} />}
      </div>
    </>
  );
}

const kindOf = ({ Kinds }: AbstractCall, { DecidedKind }: Submission): string => Kinds.find(({ Id }) => Id === DecidedKind)?.Name ?? '';

/** A draft is deleted, anything else withdrawn; both are asked for once more. */
function Withdraw({ submission, onDone }: { submission: Submission; onDone: (said: string) => void }): ReactElement {
  const t = useTexts(submissionTexts);
  const call = useCall();
  const { event } = useEvent();
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const kind = submission.State === 'draft' ? 'delete' : 'withdraw';
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(withdrawSubmission, { eventid: event, key: submission.Key });
    setBusy(false);
    if (answer.ok) onDone(t(`${kind}Done`));
    else setFailure(t(answer.code === 'closed' ? 'fault_closed' : 'notDone'));
  };
  return (
    <>
      <Button onClick={() => ask(true)}>{t(kind)}</Button>
      <Dialog
        open={isAsked}
        onClose={() => ask(false)}
        title={t(kind)}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={() => ask(false)}>{t('keep')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void withdraw()}>
              {t(kind)}
            </Button>
          </>
        }
      >
        <p>{t(`${kind}Sure`)}</p>
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      </Dialog>
    </>
  );
}
