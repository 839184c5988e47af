// Files of a submission, each to be saved.
import type { ReactElement } from 'react';
import type { SubmissionFile } from '#contract/submission-shapes';
import { Button, useTexts } from '#sdk';
import { submissionTexts } from './texts.ts';
import styles from './submissions.module.css';

/** Megabytes with one decimal, at least 0.1. */
const megabytes = (bytes: number): string => Math.max(0.1, bytes / (1024 * 1024)).toFixed(1);

type FileListProps = { files: readonly SubmissionFile[]; isBusy?: boolean; onRemove?: (file: SubmissionFile) => void };

export function FileList({ files, isBusy = false, onRemove }: FileListProps): ReactElement | null {
  const t = useTexts(submissionTexts);
  if (files.length === 0) return null;
  return (
    <ul role="list" className={styles.files}>
      {files.map((file) => (
        <li key={file.Id}>
          <a href={file.Url} download>
            {file.Name}
          </a>
          <span className={styles.muted}>{t('size', { size: megabytes(file.Size) })}</span>
          {onRemove && (
            <Button size="small" busy={isBusy} onClick={() => onRemove(file)} aria-label={t('removeName', { name: file.Name })}>
              {t('remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
