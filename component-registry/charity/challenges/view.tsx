// The challenges of the charity challenge: what each asks and earns, whether it is open or done, and its dialog.
import { lazy, Suspense, useEffect, useState } from 'react';
import { EmptyState, framed, RequestState, Skeleton, SkeletonArea, useEvent, useNow, useTexts, useUser, type ViewProps } from '#sdk';
import { CharitySignInLine } from '../parts/sign-in-line.tsx';
import { texts } from '../parts/texts.ts';
import { useProjectId, useProjects } from '../parts/use-project.ts';
import { ChallengeItem } from './challenge-item.tsx';
import type { Props } from './props.ts';
import { useChallenges, useWaitingChallenges } from './use-challenges.ts';
import styles from './view.module.css';

const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx').then(({ ChallengeDialog: dialog }) => ({ default: dialog })));

export default function Challenges({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { params, preview } = useEvent();
  const { isSignedIn, offersSignIn } = useUser();
  const own = useProjectId();
  const { isAsked, answer } = useChallenges(props.of, params['companyAccountId'] ?? '');
  const projects = useProjects().data ?? [];
  const waiting = useWaitingChallenges();
  const [chosen, choose] = useState<string>();
  const { refetch } = answer;
  const waits = [...waiting].sort().join(' ');
  const now = useNow();
  const due = (answer.data ?? []).filter(({ ChangesAt }) => ChangesAt !== '' && now >= Date.parse(ChangesAt)).length;
  // What was waiting has been sent; a window has opened or closed.
  useEffect(() => {
    if (isAsked) void refetch();
  }, [isAsked, waits, due, refetch]);
  // The button that opened it may be gone.
  const close = (): void => {
    const item = document.getElementById(`${frame.id}-${chosen}`);
    choose(undefined);
    requestAnimationFrame(() => {
      if (item && !item.querySelector('button')) item.focus();
    });
  };
  const isOfCompany = props.of === 'company';
  const shown = answer.data?.filter(({ ProjectId }) => own === '' || ProjectId === '' || ProjectId === own);
  if (!isAsked || (isOfCompany && (shown ?? []).length === 0)) return <section {...framed(frame, undefined)} hidden />;
  const title = `${frame.id}-title`;
  const names = new Map(projects.map(({ Id, Name }) => [Id, Name]));
  const isAllOver =
    (shown ?? []).some(({ State }) => State === 'closed') && !shown?.some(({ State }) => State === 'open' || State === 'notYet');
  const taken = shown?.find(({ Id }) => Id === chosen);
  return (
    <section {...framed(frame, styles.root)} aria-labelledby={title} data-needs="script">
      <div>
        <h2 id={title} className={styles.title}>
          {t('challenges')}
        </h2>
        <p className={styles.lead}>{t(isAllOver ? 'allClosed' : 'challengesLead')}</p>
      </div>
      {!isSignedIn && offersSignIn && !preview && <CharitySignInLine />}
      <RequestState
        request={{ ...answer, data: shown }}
        failed={t('failed')}
        retry={t('retry')}
        loading={
          <SkeletonArea label={t('loading')} className={styles.loading}>
            <Skeleton lines={8} />
          </SkeletonArea>
        }
      >
        {(challenges) =>
          challenges.length === 0 ? (
            // Visitors are told how to get further above.
            (isSignedIn || preview) && <EmptyState sentence={t('challengesEmpty')} />
          ) : (
            <ul role="list" className={styles.list}>
              {challenges.map((challenge) => (
                <ChallengeItem
                  key={challenge.Id}
                  id={`${frame.id}-${challenge.Id}`}
                  challenge={challenge}
                  projectName={names.get(challenge.EarnedFor) ?? ''}
                  isWaiting={waiting.has(challenge.Id)}
                  onChoose={isSignedIn ? () => choose(challenge.Id) : undefined}
                />
              ))}
            </ul>
          )
        }
      </RequestState>
      {taken && (
        <Suspense fallback={null}>
          <ChallengeDialog
            key={taken.Id}
            challenge={taken}
            projects={projects}
            project={taken.ProjectId || own}
            showHeader={props.showHeader}
            onDone={() => void refetch()}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
