// A session that is cancelled or postponed: its title struck, and the word for it.
import { Badge, calledOff, calledOffTag, useEvent, useTexts, VisuallyHidden } from '#sdk';
import type { ReactNode } from 'react';
import type { SessionLine } from '#contract/programme';
import { sessionWords } from './session-words.ts';

export type MaybeOff = Partial<Pick<SessionLine, 'Groups'>>;

/** The word for what a session is called off as: the organiser's label of the tag, else ours; undefined for one that takes place. */
export function useOffWord({ Groups }: MaybeOff): string | undefined {
  const t = useTexts(sessionWords);
  const off = calledOff({ Groups });
  return off && (Groups?.find(({ Name }) => calledOffTag(Name) === off)?.Label ?? t(off));
}

type OffTitleProps = {
  session: MaybeOff;
  /** Whether the word stands behind the title, where no badge of the session shows it; else it is read aloud before it. */
  withBadge?: boolean;
  children: ReactNode;
};

/** `children` as they are for a session that takes place. */
export function OffTitle({ session, withBadge = false, children }: OffTitleProps): ReactNode {
  const { language } = useEvent();
  const word = useOffWord(session);
  if (word === undefined) return children;
  return (
    <>
      {!withBadge && <VisuallyHidden lang={language}>{`${word}: `}</VisuallyHidden>}
      <s>{children}</s>
      {withBadge && (
        <>
          {' '}
          <OffBadge session={session} />
        </>
      )}
    </>
  );
}

/** Nothing for a session that takes place. */
export function OffBadge({ session }: { session: MaybeOff }): ReactNode {
  const word = useOffWord(session);
  return word === undefined ? null : <Badge tone="warning">{word}</Badge>;
}
