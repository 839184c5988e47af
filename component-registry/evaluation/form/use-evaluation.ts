// Whether the event or a session can be evaluated by the person on screen, as the server and the rule say.
import { useEffect } from 'react';
import { query, useEvaluator, useEvent, useNow, useOutbox, useQuery } from '#sdk';
import { type EvaluationOf, saveSurvey, surveyOfEvent, surveyOfSession } from '#contract/surveys';
import { useRefusedAnswers } from './use-refused-answers.ts';

/** `session` empty is the event. */
export function useEvaluation(session: string) {
  const { event, language } = useEvent();
  const { may, id: userid } = useEvaluator();
  const params = { eventid: event, userid, language };
  const asked = session === '' ? query(surveyOfEvent, params) : query(surveyOfSession, { ...params, id: session });
  // Somebody may have answered on another page or device since.
  const answer = useQuery<EvaluationOf>({ ...asked, enabled: may && userid !== '', staleTime: 0 } as typeof asked);
  const { entries } = useOutbox();
  const sent = entries.filter(({ address, body }) => address.includes(saveSurvey.path) && isAbout(body, session));
  const isWaiting = sent.some(({ state }) => state !== 'refused');
  const isRefused = useRefusedAnswers(sent.find(({ state }) => state === 'refused'));
  const { refetch, data } = answer;
  const opensAt = data?.State === 'notYet' && data.OpensAt !== '' ? Date.parse(data.OpensAt) : null;
  // What was waiting has been sent, or refused.
  useEffect(() => {
    if (!isWaiting && may && userid !== '') void refetch();
  }, [isWaiting, may, userid, refetch]);
  // The page that is open opens by itself. The start has to have passed: to the second, but only in the last minute.
  const minute = useNow();
  const now = useNow(opensAt !== null && opensAt - minute <= 60_000 ? 1000 : 60_000);
  const isDue = opensAt !== null && now > opensAt;
  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, now, refetch]);
  return { may, userid, answer, isWaiting, isRefused, opensAt };
}

const isAbout = (body: unknown, session: string): boolean => {
  const { Context, SurveyEnitity } = (body ?? {}) as { Context?: string; SurveyEnitity?: { Id?: string } };
  return session === '' ? Context === 'Event' : Context === 'Session' && SurveyEnitity?.Id === session;
};
