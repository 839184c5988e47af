// What is assigned to the reader as a reviewer: how much is done, the list, and the one that is open.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import {
  Badge,
  EmptyState,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  useDataContext,
  useEvent,
  useQuery,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { AbstractCall } from '#contract/calls';
import type { AssignedReview } from '#contract/reviews';
import { assignedRequest, callsRequest } from '../parts/data.ts';
import { Moment } from '../parts/moment.tsx';
import { SignInPrompt } from '../parts/sign-in-prompt.tsx';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import type { Props } from './props.ts';
import own from './review.module.css';

const OpenedReview = lazy(() => import('./opened-review.tsx').then((code) => ({ default: code.OpenedReviewView })));
const tones = { open: 'neutral', done: 'success', conflict: 'warning' } as const;

export default function ReviewList({ props, frame }: ViewProps<Props>) {
  const t = useTexts(submissionTexts);
  const text = useText();
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn } = useUser();
  const context = useDataContext();
  const calls = useQuery(queryOfRequest(callsRequest(context)));
  const isOwn = user !== null && !preview;
  const assigned = useQuery({ ...queryOfRequest(assignedRequest(context)), enabled: isOwn, retry: false, refetchOnMount: 'always' });
  const [opened, open] = useState<number>();
  const [said, say] = useState('');
  const label = text(props.heading) || t('reviews');
  const back = (words = ''): void => {
    say(words);
    open(undefined);
    void assigned.refetch();
  };
  const line = assigned.data?.Reviews.find(({ Number: number }) => number === opened);
  const call = calls.data?.find(({ Id }) => Id === line?.CallId);
  return (
    <section {...framed(frame, styles.root)} aria-label={label} data-device="">
      {hasAccounts &&
        user === null &&
        !preview &&
        (offersSignIn ? (
          <SignInPrompt sentence={t('signInToReview')} />
        ) : (
          <EmptyState sentence={t('noReviewer')} action={<Link to="page:HomePage">{t('toHome')}</Link>} />
        ))}
      {isOwn && (
        <section className={styles.section}>
          {opened === undefined && <h2>{label}</h2>}
          <p role="status" className={styles.status}>
            {said}
          </p>
          <RequestState request={assigned} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={5} />}>
            {({ IsReviewer, Reviews }) =>
              line && call ? (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <OpenedReview key={line.Number} number={line.Number} call={call} onBack={back} />
                </Suspense>
              ) : Reviews.length === 0 ? (
                <EmptyState
                  sentence={t(IsReviewer ? 'nothingAssigned' : 'noReviewer')}
                  action={<Link to="page:HomePage">{t('toHome')}</Link>}
                />
              ) : (
                <Assigned reviews={Reviews} calls={calls.data ?? []} onOpen={open} />
              )
            }
          </RequestState>
        </section>
      )}
    </section>
  );
}

type AssignedProps = { reviews: readonly AssignedReview[]; calls: readonly AbstractCall[]; onOpen: (number: number) => void };

function Assigned({ reviews, calls, onOpen }: AssignedProps): ReactElement {
  const t = useTexts(submissionTexts);
  const counted = reviews.filter(({ State }) => State !== 'conflict');
  const done = counted.filter(({ State }) => State === 'done').length;
  return (
    <>
      {counted.length > 0 && (
        <p className={styles.actions}>
          <label htmlFor="reviews-progress">{t('progress', { done, all: counted.length })}</label>
          <progress id="reviews-progress" className={own.progress} value={done} max={counted.length} />
        </p>
      )}
      {calls.map((call) => {
        const some = reviews.filter(({ CallId }) => CallId === call.Id);
        return some.length === 0 ? null : (
          <section key={call.Id} className={styles.section}>
            <h3>{call.Title}</h3>
            {call.Review.Deadline !== null && (
              <p>
                {t('reviewUntil')} <Moment time={call.Review.Deadline} />
              </p>
            )}
            {call.Review.IsBlind && <p className={styles.muted}>{t('blind')}</p>}
            <ul role="list" className={styles.list}>
              {some.map((review) => (
                <li key={review.Number}>
                  <button
                    type="button"
                    className={styles.line}
                    disabled={review.State === 'conflict'}
                    onClick={() => onOpen(review.Number)}
                  >
                    <span className={styles.title} dir="auto">
                      {review.State === 'conflict' ? t('number', { number: review.Number }) : review.Title || t('noTitle')}
                    </span>
                    <Badge tone={tones[review.State]}>{t(`review_${review.State}`)}</Badge>
                    <span className={styles.muted}>
                      {[t('number', { number: review.Number }), call.Topics.find(({ Id }) => Id === review.TopicId)?.Name]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
