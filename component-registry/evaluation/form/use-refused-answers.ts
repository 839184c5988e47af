// Answers that waited for a connection and that the server then did not take: they are in the form again, as a draft.
import { useEffect, useState } from 'react';
import { type OutboxEntry, useOutbox, useSurveyDraft } from '#sdk';

/** Takes the answers of a refused change out of the outbox, into the draft of their survey; whether that has happened on this page. */
export function useRefusedAnswers(entry: OutboxEntry | undefined): boolean {
  const { discard } = useOutbox();
  const body = (entry?.body ?? {}) as { SurveyItemSetId?: string; SurveyEnitity?: { Id?: string }; Result?: string };
  const [draft, keepDraft] = useSurveyDraft(body.SurveyItemSetId ?? '', body.SurveyEnitity?.Id ?? '');
  const [isRefused, setRefused] = useState(false);
  const { id } = entry ?? {};
  const { Result: answers = '' } = body;
  useEffect(() => {
    if (id === undefined) return;
    // What somebody has begun anew since then is newer.
    if (!draft) keepDraft({ page: 0, data: answersIn(answers) });
    discard(id);
    setRefused(true);
  }, [id, draft, answers, keepDraft, discard]);
  return isRefused;
}

/** Written by this site, but possibly by another release. */
function answersIn(written: string): Record<string, unknown> {
  try {
    return JSON.parse(written) as Record<string, unknown>;
  } catch {
    return {};
  }
}
