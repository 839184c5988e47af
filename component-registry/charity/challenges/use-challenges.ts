// The challenges as the server answers them now, and which of them wait on this device to be sent.
import { useEffect, useState } from 'react';
import { type OutboxEntry, query, type SurveyDraft, useEvent, useOutbox, useQuery, useUser } from '#sdk';
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

const START = challengeEvaluationDone.path.split(':')[0]!.toLowerCase();

/** The challenge whose answers a change sends; null for another change. */
function challengeOf({ address }: OutboxEntry): string | null {
  const url = new URL(address, 'https://example.org');
  return url.pathname.toLowerCase().includes(START) ? url.searchParams.get('challengeid') : null;
}

/** Ids of challenges whose answers wait for a connection. */
export function useWaitingChallenges(): ReadonlySet<string> {
  const { entries } = useOutbox();
  return new Set(entries.flatMap((entry) => (entry.state === 'refused' ? [] : (challengeOf(entry) ?? []))));
}

/** Puts answers that waited for a connection and were then refused into the draft of their challenge; whether that has happened on this page. */
export function useRefusedChallenge(id: string, draft: unknown, keepDraft: (draft: SurveyDraft) => void): boolean {
  const { entries, discard } = useOutbox();
  const refused = entries.find((entry) => entry.state === 'refused' && challengeOf(entry) === id);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!refused) return;
    const { Result } = (refused.body ?? {}) as { Result?: unknown };
    // What somebody has begun anew since then is newer.
    if (!draft) keepDraft({ page: 0, data: answersIn(Result) });
    discard(refused.id);
    setRefused(true);
    // oxlint-disable-next-line exhaustive-deps -- once for each
  }, [refused?.id]);
  return isRefused;
}

/** Written by this site, but possibly by another release. */
function answersIn(written: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(written)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
