// Files of a submission: chosen, looked at on the device, sent, removed.
import { type ReactElement, useState } from 'react';
import { FileButton, useCall, useEvent, useTexts } from '#sdk';
import type { AbstractCall } from '#contract/calls';
import type { SubmissionFile } from '#contract/submission-shapes';
import { addSubmissionFile, removeSubmissionFile } from '#contract/submissions';
import { FileList } from '../parts/file-list.tsx';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { controlId } from './control-id.ts';

type FilesPartProps = {
  call: Pick<AbstractCall, 'MostFiles' | 'MostFileMegabytes' | 'NeedsFile'>;
  submissionKey: string;
  files: readonly SubmissionFile[];
  error: string;
  onChange: (files: SubmissionFile[]) => void;
  /** Saves the draft first: a file belongs to something that is there. */
  save: () => Promise<boolean>;
};

const MEGABYTE = 1024 * 1024;
const refusals = {
  'no-pdf': 'noPdf',
  'too-large': 'tooLarge',
  'too-many': 'tooManyFiles',
  closed: 'fault_closed',
  'file-needed': 'fileNeeded',
} as const;

export function FilesPart({ call: asked, submissionKey: key, files, error, onChange, save }: FilesPartProps): ReactElement {
  const t = useTexts(submissionTexts);
  const call = useCall();
  const { event } = useEvent();
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState('');
  const params = { eventid: event, key };
  const words = { most: asked.MostFileMegabytes };
  const refused = (code: string): string =>
    Object.hasOwn(refusals, code) ? t(refusals[code as keyof typeof refusals], words) : t('notDone');
  const add = async (file: File): Promise<void> => {
    if (isBusy) return;
    if (file.size > asked.MostFileMegabytes * MEGABYTE) return say(t('tooLarge', words));
    setBusy(true);
    say(t('sending'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
    const answer = !isPdf
      ? ({ ok: false, code: 'no-pdf' } as const)
      : !(await save())
        ? ({ ok: false, code: '' } as const)
        : await call(addSubmissionFile, params, {
            FileKey: newFileKey(),
            Name: file.name.slice(-200) || 'abstract.pdf',
            Data: base64Of(bytes),
          });
    setBusy(false);
    say(answer.ok ? t('fileAdded', { name: file.name }) : refused(answer.code));
    if (answer.ok) onChange(answer.reply);
  };
  const remove = async ({ Id, Name }: SubmissionFile): Promise<void> => {
    setBusy(true);
    const answer = await call(removeSubmissionFile, params, { Id });
    setBusy(false);
    say(answer.ok ? t('fileRemoved', { name: Name }) : refused(answer.code));
    if (answer.ok) onChange(answer.reply);
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('files')}</legend>
      <p className={styles.muted}>
        {t(asked.NeedsFile ? 'filesNeeded' : 'filesHelp', { count: asked.MostFiles, most: asked.MostFileMegabytes })}
      </p>
      <FileList files={files} isBusy={isBusy} onRemove={(file) => void remove(file)} />
      {files.length < asked.MostFiles && (
        <p className={styles.actions}>
          <FileButton
            id={controlId('Files')}
            accept="application/pdf,.pdf"
            busy={isBusy}
            describedBy="submission-files-status"
            onChoose={(file) => void add(file)}
          >
            {t('chooseFile')}
          </FileButton>
        </p>
      )}
      <p id="submission-files-status" role="status" className={said === '' && error !== '' ? styles.error : styles.status}>
        {said || error}
      </p>
    </fieldset>
  );
}

const newFileKey = (): string => `f-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** In pieces: a call takes no list of millions. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
