// The challenges as the server answers them now, and which of them wait on this device to be sent.
import { query, useEvent, useOutbox, useQuery, useUser } from '#sdk';
import { challengeEvaluationDone, type CharityChallengeEntry, eventChallenges, exhibitorChallenges } from '#contract/charity';
import type { Props } from './props.ts';

/** Somebody may have taken one on another page or device since: asked for anew. */
export function useChallenges(of: Props['of'], company: string) {
  const { event, language } = useEvent();
  const { hasAccounts } = useUser();
  const asked =
    of === 'company'
      ? query(exhibitorChallenges, { eventId: event, language, id: company })
      : query(eventChallenges, { eventId: event, language });
  const isAsked = hasAccounts && (of === 'event' || company !== '');
  return { isAsked, answer: useQuery<CharityChallengeEntry[]>({ ...asked, enabled: isAsked, staleTime: 0 } as typeof asked) };
}

/** Ids of challenges whose answers wait for a connection. */
export function useWaitingChallenges(): ReadonlySet<string> {
  const { entries } = useOutbox();
  const start = challengeEvaluationDone.path.split(':')[0]!.toLowerCase();
  return new Set(
    entries.flatMap(({ address }) => {
      const url = new URL(address, 'https://example.org');
      const id = url.pathname.toLowerCase().includes(start) ? url.searchParams.get('challengeid') : null;
      return id === null ? [] : [id];
    }),
  );
}
