// A submission while it is written: kept on the device with each letter, and saved by itself as long as it is a draft.
import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTE_DRAFTS, useCall, useConnection, useEvent, useRemembered, useUser } from '#sdk';
import type { SubmissionContent } from '#contract/submission-shapes';
import { saveSubmission, type Submission, submitSubmission } from '#contract/submissions';
import { deviceDraftText, readDeviceDraft, withDeviceEntry, withoutDeviceEntry } from './device-draft.ts';
import { useDeviceEntries } from './use-device-entries.ts';

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
  /** Submits; or the code of why not. */
  submit: () => Promise<{ ok: true } | { ok: false; code: string }>;
  /** Forgets what this device has, for what the server has. */
  forget: () => void;
};

/** `onLate` is called when what was written last was saved after the form was left. */
export function useSubmissionDraft(submission: Submission, onLate: () => void): SubmissionDraft {
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const { isOnline } = useConnection();
  const { Key: key, CallId, State } = submission;
  const [kept, keep] = useRemembered(`${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.submission/${key}`, 'local');
  const [entries, setEntries] = useDeviceEntries();
  const [content, setContent] = useState(() => readDeviceDraft(kept)?.Content ?? submission.Content);
  const [status, setStatus] = useState<DraftStatus>('none');
  const isDraft = State === 'draft';
  // What the server has, and what is written now: a save that is under way must not forget later letters.
  const saved = useRef({ revision: readDeviceDraft(kept)?.Revision ?? submission.Revision, text: JSON.stringify(submission.Content) });
  const latest = useRef(content);
  const listed = useRef(entries);
  listed.current = entries;
  const running = useRef<Promise<boolean>>(undefined);

  const change = (part: Partial<SubmissionContent>): void => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    keep(deviceDraftText({ Revision: saved.current.revision, Content: latest.current }));
    if (saved.current.revision === 0) setEntries(withDeviceEntry(listed.current, { Key: key, CallId, Title: latest.current.Title }));
    setStatus(isDraft ? 'none' : 'changed');
  };
  const forget = useCallback((): void => {
    keep('');
    setEntries(withoutDeviceEntry(listed.current, key));
  }, [keep, setEntries, key]);
  const failed = useCallback((code: string): void => {
    if (code === 'another-revision') setStatus('elsewhere');
    else setStatus(code === 'closed' ? 'closed' : 'device');
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    const sent = latest.current;
    const text = JSON.stringify(sent);
    // What was submitted is changed by submitting it again.
    if (!isDraft || (text === saved.current.text && saved.current.revision > 0)) return true;
    setStatus('saving');
    const answer = await call(saveSubmission, { eventid: event, key }, { CallId, Revision: saved.current.revision, Content: sent });
    if (!answer.ok) {
      failed(answer.code);
      return false;
    }
    saved.current = { revision: answer.reply.Revision, text };
    const isLatest = JSON.stringify(latest.current) === text;
    forget();
    if (!isLatest) keep(deviceDraftText({ Revision: answer.reply.Revision, Content: latest.current }));
    setStatus(isLatest ? 'saved' : 'none');
    return true;
  }, [call, event, key, CallId, isDraft, keep, forget, failed]);
  const saveOnce = useCallback((): Promise<boolean> => {
    const run = save();
    running.current = run;
    return run;
  }, [save]);

  // Saved after a pause, and when the connection is back.
  const isStopped = status === 'elsewhere' || status === 'closed';
  const isDue = useCallback((): boolean => isDraft && JSON.stringify(latest.current) !== saved.current.text, [isDraft]);
  useEffect(() => {
    if (!isOnline || isStopped || !isDue()) return undefined;
    const timer = setTimeout(() => void saveOnce(), PAUSE);
    return () => clearTimeout(timer);
  }, [content, isOnline, isStopped, isDue, saveOnce]);
  // Whoever leaves at once has it saved all the same.
  const leave = useRef(() => {});
  leave.current = () => {
    if (isOnline && !isStopped && isDue()) void saveOnce().then((is) => is && onLate());
  };
  useEffect(() => () => leave.current(), []);

  const submit = async (): ReturnType<SubmissionDraft['submit']> => {
    await running.current;
    const body = { CallId, Revision: saved.current.revision, Content: latest.current };
    const answer = await call(submitSubmission, { eventid: event, key, language }, body);
    if (!answer.ok) {
      if (answer.code === 'another-revision' || answer.code === 'closed') failed(answer.code);
      return { ok: false, code: answer.code || answer.kind };
    }
    saved.current = { revision: answer.reply.Revision, text: JSON.stringify(latest.current) };
    forget();
    return { ok: true };
  };
  return { content, change, status, save: saveOnce, submit, forget };
}
