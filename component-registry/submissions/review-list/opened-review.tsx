// One submission to review: what it says, scores and comments, a conflict of interest.
import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  Button,
  Dialog,
  LONGEST_REVIEW,
  NOTE_DRAFTS,
  queryOfRequest,
  RequestState,
  Skeleton,
  TextField,
  useCall,
  useDataContext,
  useEvent,
  useQuery,
  useRemembered,
  useTexts,
  useUser,
} from '#sdk';
import type { AbstractCall } from '#contract/calls';
import { declareConflict, type OpenedReview, saveReview } from '#contract/reviews';
import { ContentView } from '../parts/content-view.tsx';
import { reviewRequest } from '../parts/data.ts';
import { FileList } from '../parts/file-list.tsx';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { CriterionField } from './criterion-field.tsx';

type OpenedProps = { number: number; call: AbstractCall; onBack: (said?: string) => void };

export function OpenedReviewView({ number, call, onBack }: OpenedProps): ReactElement {
  const t = useTexts(submissionTexts);
  const review = useQuery({ ...queryOfRequest(reviewRequest(useDataContext(), number)), retry: false, refetchOnMount: 'always' });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={styles.form}>
      <p className={styles.actions}>
        <Button onClick={() => onBack()}>{t('back')}</Button>
      </p>
      <h2 ref={head} tabIndex={-1}>
        {call.Title}, {t('number', { number })}
      </h2>
      <RequestState request={review} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={8} />}>
        {(data) => (
          <>
            <ContentView call={call} content={data.Content} authors={data.Authors} conflicts={data.Conflicts} />
            <FileList files={data.Files} />
            <ReviewForm review={data} call={call} onDone={onBack} />
            <Conflict number={number} onDone={onBack} />
          </>
        )}
      </RequestState>
    </section>
  );
}

/** What a reviewer has written, as this device keeps it until it is sent. */
type Written = Pick<OpenedReview, 'Scores' | 'ToAuthors' | 'ToOrganisers'>;

function readWritten(text: string): Written | undefined {
  try {
    const value = JSON.parse(text) as Partial<Written> | null;
    const isOne = Array.isArray(value?.Scores) && typeof value.ToAuthors === 'string' && typeof value.ToOrganisers === 'string';
    return isOne ? (value as Written) : undefined;
  } catch {
    return undefined;
  }
}

type ReviewFormProps = { review: OpenedReview; call: AbstractCall; onDone: (said: string) => void };

function ReviewForm({ review, call: asked, onDone }: ReviewFormProps): ReactElement {
  const t = useTexts(submissionTexts);
  const call = useCall();
  const { event } = useEvent();
  const { user } = useUser();
  const [kept, keep] = useRemembered(`${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.review/${review.Number}`, 'local');
  const [written, setWritten] = useState<Written>(() => readWritten(kept) ?? review);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const change = (part: Partial<Written>): void => {
    const { Scores, ToAuthors, ToOrganisers } = { ...written, ...part };
    setWritten({ Scores, ToAuthors, ToOrganisers });
    keep(JSON.stringify({ Scores, ToAuthors, ToOrganisers }));
  };
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { Criteria } = asked.Review;
    const answer = await call(
      saveReview,
      { eventid: event, number: review.Number },
      {
        // A criterion that the call has no more is nobody's.
        Scores: written.Scores.filter(({ Id }) => Criteria.some((one) => one.Id === Id)),
        ToAuthors: written.ToAuthors.trim(),
        ToOrganisers: written.ToOrganisers.trim(),
      },
    );
    setBusy(false);
    if (!answer.ok) return setFailure(t(answer.code === 'closed' ? 'reviewClosed' : answer.kind === 'offline' ? 'offline' : 'notDone'));
    keep('');
    onDone(t(answer.reply.State === 'done' ? 'reviewDone' : 'reviewSaved'));
  };
  if (!review.MayReview)
    return (
      <section className={styles.part}>
        <h3>{t('yourReview')}</h3>
        <p>{t('reviewClosed')}</p>
        <dl className={styles.facts}>
          {asked.Review.Criteria.map(({ Id, Name }) => (
            <div key={Id}>
              <dt>{Name}</dt>
              <dd>{review.Scores.find((score) => score.Id === Id)?.Value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
      <h3>{t('yourReview')}</h3>
      {asked.Review.Criteria.map((criterion) => (
        <CriterionField
          key={criterion.Id}
          criterion={criterion}
          value={written.Scores.find(({ Id }) => Id === criterion.Id)?.Value}
          onChange={(Value) => change({ Scores: [...written.Scores.filter(({ Id }) => Id !== criterion.Id), { Id: criterion.Id, Value }] })}
        />
      ))}
      <TextField
        label={t('toAuthors')}
        help={t('toAuthorsHelp')}
        optionalLabel={t('optional')}
        value={written.ToAuthors}
        onChange={(ToAuthors) => change({ ToAuthors })}
        maxLength={LONGEST_REVIEW}
        rows={5}
        dir="auto"
        multiline
      />
      <TextField
        label={t('toOrganisers')}
        help={t('toOrganisersHelp')}
        optionalLabel={t('optional')}
        value={written.ToOrganisers}
        onChange={(ToOrganisers) => change({ ToOrganisers })}
        maxLength={LONGEST_REVIEW}
        rows={3}
        dir="auto"
        multiline
      />
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <p className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('saveReview')}
        </Button>
      </p>
    </form>
  );
}

function Conflict({ number, onDone }: { number: number; onDone: (said: string) => void }): ReactElement {
  const t = useTexts(submissionTexts);
  const call = useCall();
  const { event } = useEvent();
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const declare = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(declareConflict, { eventid: event, number });
    setBusy(false);
    if (answer.ok) onDone(t('conflictDone'));
    else setFailure(t('notDone'));
  };
  return (
    <section className={styles.part}>
      <h3>{t('conflict')}</h3>
      <p className={styles.muted}>{t('conflictHelp')}</p>
      <p className={styles.actions}>
        <Button onClick={() => ask(true)}>{t('declareConflict')}</Button>
      </p>
      <Dialog
        open={isAsked}
        onClose={() => ask(false)}
        title={t('declareConflict')}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={() => ask(false)}>{t('keep')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void declare()}>
              {t('declareConflict')}
            </Button>
          </>
        }
      >
        <p>{t('conflictSure')}</p>
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      </Dialog>
    </section>
  );
}
