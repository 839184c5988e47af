// A button that chooses a file: the browser's own control, drawn as a button.
import type { ReactElement, ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './file-button.module.css';

type FileButtonProps = {
  /** What is chosen; names the control. */
  children: ReactNode;
  /** Types of files, as `accept` of HTML. */
  accept: string;
  /** While something is done with the last one none is chosen. */
  busy: boolean;
  /** Called with each file that is chosen, the same one again too. */
  onChoose: (file: File) => void;
  id?: string;
  /** Ids of what describes it. */
  describedBy?: string;
};

export function FileButton({ children, accept, busy, onChoose, id, describedBy }: FileButtonProps): ReactElement {
  return (
    <label className={classNames(buttonClass(), styles.file)}>
      {children}
      <input
        {...(id !== undefined && { id })}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        // Not `disabled`, which would lose the focus.
        aria-disabled={busy || undefined}
        onClick={(pressed) => busy && pressed.preventDefault()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </label>
  );
}
