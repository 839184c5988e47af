// Answers to surveys that are not sent yet, on this device: of one person, until they are sent or signed out.
import { useCallback, useMemo } from 'react';
import { parseJson } from '../base/parse-json.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { isObject } from '../model/is-object.ts';
import { DRAFTS } from './device-facts.ts';
import { useFrame } from './frame.ts';
import { recall, remember, useRemembered } from './use-remembered.ts';

/** What somebody has answered so far, and the page they are on. */
export type SurveyDraft = { page: number; data: Record<string, unknown> };

/** The draft of a survey for what it evaluates; `set(undefined)` removes it. Another person's is none. */
export function useSurveyDraft(survey: string, entity: string): [SurveyDraft | undefined, (draft: SurveyDraft | undefined) => void] {
  const { info, person } = useFrame();
  const key = `${DRAFTS}.${nameOfInfo(info)}`;
  const name = JSON.stringify([person?.user?.UserId ?? '', survey, entity]);
  const [written] = useRemembered(key, 'local');
  const draft = useMemo(() => draftIn(draftsIn(written)[name]), [written, name]);
  const set = useCallback(
    (next: SurveyDraft | undefined) => {
      const { [name]: _, ...others } = draftsIn(recall(key, 'local'));
      const all = next ? { ...others, [name]: next } : others;
      remember(key, Object.keys(all).length > 0 ? JSON.stringify(all) : '', 'local');
    },
    [key, name],
  );
  return [draft, set];
}

function draftsIn(written: string): Record<string, unknown> {
  const value = parseJson(written);
  return isObject(value) ? value : {};
}

function draftIn(value: unknown): SurveyDraft | undefined {
  if (!isObject(value) || !Number.isInteger(value['page']) || !isObject(value['data'])) return undefined;
  return { page: value['page'] as number, data: value['data'] };
}
