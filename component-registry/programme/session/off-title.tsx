// A session of the programme that is cancelled or postponed, in the words of the programme.
import { offWordOf, StruckBadge, StruckTitle, useTexts } from '#sdk';
import type { ComponentProps, ReactNode } from 'react';
import type { SessionLine } from '#contract/programme';
import { sessionWords } from './session-words.ts';

export type MaybeOff = Partial<Pick<SessionLine, 'Groups'>>;

/** The word for what a session is called off as; undefined for one that takes place. */
export function useOffWord(session: MaybeOff): string | undefined {
  const t = useTexts(sessionWords);
  return offWordOf(session, t);
}

type OffTitleProps = Omit<ComponentProps<typeof StruckTitle>, 'word'> & { session: MaybeOff };

/** `children` as they are for a session that takes place. */
export function OffTitle({ session, ...title }: OffTitleProps): ReactNode {
  return <StruckTitle word={useOffWord(session)} {...title} />;
}

/** Nothing for a session that takes place. */
export function OffBadge({ session }: { session: MaybeOff }): ReactNode {
  return <StruckBadge word={useOffWord(session)} />;
}
