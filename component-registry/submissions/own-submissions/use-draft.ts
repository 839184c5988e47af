// A submission while it is written: kept on the device with each letter, and saved by itself as long as it is a draft.
import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTE_DRAFTS, useCall, useConnection, useEvent, useRemembered, useUser } from '#sdk';
import type { SubmissionContent } from '#contract/submission-shapes';
import { saveSubmission, type Submission, submitSubmission } from '#contract/submissions';
import { deviceDraftText, readDeviceDraft } from './device-draft.ts';

/** Pause after the last letter before it is saved, ms. */
const PAUSE = 1500;

/** `device`: kept here alone, for want of a connection; `changed`: kept here until it is submitted; `elsewhere`: changed in another place meanwhile. */
export type DraftStatus = 'none' | 'saving' | 'saved' | 'device' | 'changed' | 'elsewhere' | 'closed';

export type SubmissionDraft = {
  content: SubmissionContent;
  change: (part: Partial<SubmissionContent>) => void;
  status: DraftStatus;
  /** Saves at once, where there is something to save; whether the server has it. */
  save: () => Promise<boolean>;
  /** Submits; the submission, or the code and field of why not. */
  submit: () => Promise<{ ok: true } | { ok: false; code: string; field: string }>;
  /** Forgets what this device has, for what the server has. */
  forget: () => void;
};

export function useSubmissionDraft(submission: Submission): SubmissionDraft {
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const { isOnline } = useConnection();
  const { Key: key, CallId, State } = submission;
  const [kept, keep] = useRemembered(`${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.submission/${key}`, 'local');
  const [content, setContent] = useState(() => readDeviceDraft(kept)?.Content ?? submission.Content);
  const [status, setStatus] = useState<DraftStatus>('none');
  const isDraft = State === 'draft';
  // What the server has, and what is written now: a save that is under way must not forget later letters.
  const saved = useRef({ revision: readDeviceDraft(kept)?.Revision ?? submission.Revision, text: JSON.stringify(submission.Content) });
  const latest = useRef(content);
  const running = useRef<Promise<boolean>>(undefined);

  const change = useCallback(
    (part: Partial<SubmissionContent>) => {
      latest.current = { ...latest.current, ...part };
      setContent(latest.current);
      keep(deviceDraftText({ Revision: saved.current.revision, Content: latest.current }));
      setStatus(isDraft ? 'none' : 'changed');
    },
    [keep, isDraft],
  );

  const failed = useCallback((answer: { kind: string; code: string }): void => {
    if (answer.code === 'another-revision') setStatus('elsewhere');
    else setStatus(answer.code === 'closed' ? 'closed' : 'device');
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    const sent = latest.current;
    const text = JSON.stringify(sent);
    if (text === saved.current.text && saved.current.revision > 0) return true;
    setStatus('saving');
    const params = { eventid: event, key };
    const answer = await call(saveSubmission, params, { CallId, Revision: saved.current.revision, Content: sent });
    if (!answer.ok) {
      failed(answer);
      return false;
    }
    saved.current = { revision: answer.reply.Revision, text };
    const isLatest = JSON.stringify(latest.current) === text;
    keep(isLatest ? '' : deviceDraftText({ Revision: answer.reply.Revision, Content: latest.current }));
    setStatus(isLatest ? 'saved' : 'none');
    return true;
  }, [call, event, key, CallId, keep, failed]);

  const saveOnce = useCallback((): Promise<boolean> => {
    const run = save().finally(() => {
      if (running.current === run) running.current = undefined;
    });
    running.current = run;
    return run;
  }, [save]);

  // Saved after a pause, and when the connection is back.
  const isStopped = status === 'elsewhere' || status === 'closed';
  useEffect(() => {
    if (!isDraft || !isOnline || isStopped || JSON.stringify(content) === saved.current.text) return undefined;
    const timer = setTimeout(() => void saveOnce(), PAUSE);
    return () => clearTimeout(timer);
  }, [content, isDraft, isOnline, isStopped, saveOnce]);

  const submit = useCallback(async () => {
    await running.current;
    const params = { eventid: event, key, language };
    const answer = await call(submitSubmission, params, { CallId, Revision: saved.current.revision, Content: latest.current });
    if (answer.ok) {
      keep('');
      return { ok: true } as const;
    }
    if (answer.code !== 'incomplete') failed(answer);
    return { ok: false, code: answer.code || answer.kind, field: answer.field } as const;
  }, [call, event, key, language, CallId, keep, failed]);

  return { content, change, status, save: saveOnce, submit, forget: () => keep('') };
}
