// The details of a user: what the event asks for must be filled, the rest may.
import { getUser } from '#contract/people';
import { ApiError, ErrorState, query, Skeleton, SkeletonArea, useEvent, useQuery, useText, useTexts, type ViewProps } from '#sdk';
import { Screen } from '../screen/screen.tsx';
import { SignInFirst } from '../screen/sign-in-first.tsx';
import { useWho } from '../user/use-who.ts';
import { accountWords } from '../form/words.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { UserFields } from './user-fields.tsx';

export default function UserForm({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const text = useText();
  const { event, language } = useEvent();
  const who = useWho();
  const isUser = Boolean(who.data?.User);
  const known = useQuery({ ...query(getUser, { eventid: event, language }), enabled: isUser });
  const failed = who.error ? who : known;
  // A session may end between the two answers.
  const isVisitor = (who.data && !isUser) || (known.error instanceof ApiError && known.error.status === 401);

  if (known.data) return <UserFields frame={frame} user={known.data} lead={text(props.lead) || t('lead')} />;
  if (isVisitor) return <SignInFirst frame={frame} title={t('title')} />;
  return (
    <Screen frame={frame} title={t('title')}>
      {failed.error ? (
        <ErrorState
          sentence={t('loading')}
          retryLabel={word('tryAgain')}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <SkeletonArea label={t('title')}>
          <Skeleton lines={6} />
        </SkeletonArea>
      )}
    </Screen>
  );
}
