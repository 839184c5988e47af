// The reader's submissions: the calls that are open, what they have submitted, and the one that is open.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import {
  Badge,
  Button,
  buttonClass,
  EmptyState,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  useDataContext,
  useDates,
  useEvent,
  useNow,
  useQuery,
  useTakenFromAddress,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { AbstractCall } from '#contract/calls';
import type { SubmissionLine } from '#contract/submissions';
import { CallFacts, callState } from '../parts/call-facts.tsx';
import { assignedRequest, callsRequest, ownRequest } from '../parts/data.ts';
import { SignInPrompt } from '../parts/sign-in-prompt.tsx';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { readDeviceEntries } from './device-draft.ts';
import type { Props } from './props.ts';
import { stateTone } from './state-tone.ts';
import { useDeviceEntries } from './use-device-entries.ts';

const OpenedSubmission = lazy(() => import('./opened-submission.tsx').then((code) => ({ default: code.OpenedSubmissionView })));

/** The submission that the link of a letter names. */
const named = ['submission'] as const;

/** What is open: a submission by its key, or a new one of a call. */
type Open = { key: string; callId: string };

export default function OwnSubmissions({ props, frame }: ViewProps<Props>) {
  const t = useTexts(submissionTexts);
  const text = useText();
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn } = useUser();
  const { submission } = useTakenFromAddress(named);
  const context = useDataContext();
  const calls = useQuery(queryOfRequest(callsRequest(context)));
  const isOwn = user !== null && !preview;
  const own = useQuery({ ...queryOfRequest(ownRequest(context)), enabled: isOwn, retry: false, refetchOnMount: 'always' });
  const assigned = useQuery({ ...queryOfRequest(assignedRequest(context)), enabled: isOwn, retry: false });
  const [chosen, open] = useState<Open>();
  const [isLeft, leave] = useState(false);
  const linked = !isLeft && submission !== '' ? own.data?.find(({ Key }) => Key === submission) : undefined;
  const opened = chosen ?? (linked && { key: linked.Key, callId: linked.CallId });
  const choose = ({ Key, CallId }: SubmissionLine): void => {
    say('');
    open({ key: Key, callId: CallId });
  };
  const openedCall = calls.data?.find(({ Id }) => Id === opened?.callId);
  const [said, say] = useState('');
  const [entries] = useDeviceEntries();
  const late = (): void => void own.refetch();
  const back = (words = ''): void => {
    say(words);
    open(undefined);
    leave(true);
    void own.refetch();
  };
  return (
    <section {...framed(frame, styles.root)} aria-label={t('submissions')} data-device="">
      <RequestState request={calls} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={5} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence={t('noCalls')} action={<Link to="page:HomePage">{t('toHome')}</Link>} />
          ) : opened && openedCall && isOwn ? (
            <Suspense fallback={<Skeleton lines={8} />}>
              <OpenedSubmission
                key={opened.key}
                submissionKey={opened.key}
                call={openedCall}
                lines={own.data ?? []}
                onBack={back}
                onLate={late}
              />
            </Suspense>
          ) : (
            <>
              {assigned.data?.IsReviewer && (
                <p className={styles.actions}>
                  <Link to="page:ReviewPage" className={buttonClass()}>
                    {t('toReviews')}
                  </Link>
                </p>
              )}
              <Calls all={all} mayBegin={isOwn} onBegin={(callId) => open({ key: newKey(), callId })} />
              {hasAccounts && offersSignIn && user === null && !preview && <SignInPrompt sentence={t('signInToSubmit')} />}
              {isOwn && (
                <section className={styles.section}>
                  <h2>{text(props.heading) || t('own')}</h2>
                  <p role="status" className={styles.status}>
                    {said}
                  </p>
                  <Lines lines={onlyHere(entries, own.data ?? [])} calls={all} onOpen={choose} />
                  <RequestState request={own} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={3} />}>
                    {(lines) =>
                      lines.length === 0 && readDeviceEntries(entries).length === 0 ? (
                        <EmptyState sentence={t('nothingYet')} />
                      ) : (
                        <Lines lines={lines} calls={all} onOpen={choose} />
                      )
                    }
                  </RequestState>
                </section>
              )}
            </>
          )
        }
      </RequestState>
    </section>
  );
}

/** Drafts that only this device has, as lines of the list. */
const onlyHere = (entries: string, lines: readonly SubmissionLine[]): SubmissionLine[] =>
  readDeviceEntries(entries).flatMap((entry) =>
    lines.some(({ Key }) => Key === entry.Key)
      ? []
      : [{ ...entry, Number: 0, State: 'draft', MayChange: true, MayWithdraw: false, ChangedAt: '', SubmittedAt: null }],
  );

/** A key under which this device names a new submission. */
const newKey = (): string => `s-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

type CallsProps = { all: readonly AbstractCall[]; mayBegin: boolean; onBegin: (callId: string) => void };

/** Those that are open first, then those to come; what is over is told in the list of what was submitted. */
function Calls({ all, mayBegin, onBegin }: CallsProps): ReactElement {
  const t = useTexts(submissionTexts);
  const now = useNow();
  const order = ['open', 'soon', 'over'];
  const sorted = all.toSorted((a, b) => order.indexOf(callState(a, now)) - order.indexOf(callState(b, now)));
  return (
    <section className={styles.section}>
      <h2>{t('calls')}</h2>
      {sorted.map((call) => (
        <article key={call.Id} className={styles.card}>
          <h3>{call.Title}</h3>
          <CallFacts call={call} now={now} />
          {mayBegin && callState(call, now) === 'open' && (
            <p className={styles.actions}>
              <Button variant="primary" onClick={() => onBegin(call.Id)} aria-label={t('beginFor', { call: call.Title })}>
                {t('begin')}
              </Button>
            </p>
          )}
        </article>
      ))}
    </section>
  );
}

type LinesProps = { lines: readonly SubmissionLine[]; calls: readonly AbstractCall[]; onOpen: (line: SubmissionLine) => void };

function Lines({ lines, calls, onOpen }: LinesProps): ReactElement | null {
  const t = useTexts(submissionTexts);
  const dates = useDates();
  if (lines.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {lines.map((line) => {
        const call = calls.find(({ Id }) => Id === line.CallId);
        return (
          <li key={line.Key}>
            {/* Of a call that is gone nothing can be shown but its line. */}
            <button type="button" className={styles.line} disabled={!call} onClick={() => onOpen(line)}>
              <span className={styles.title} dir="auto">
                {line.Title || t('noTitle')}
              </span>
              <Badge tone={stateTone[line.State]}>{t(`state_${line.State}`)}</Badge>
              <span className={styles.muted}>
                {line.Number === 0
                  ? t('onlyHere', { call: call?.Title ?? line.CallId })
                  : t('lineFacts', { number: line.Number, call: call?.Title ?? line.CallId, day: dates.shortDate(line.ChangedAt) })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
