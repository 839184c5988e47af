// Says plainly that this is the organiser's view.
import type { ReactElement } from 'react';
import styles from './preview-mark.module.css';

export function PreviewMark(): ReactElement {
  return (
    <aside className={styles.mark} aria-label="Preview">
      Preview: problems are shown that visitors do not see
    </aside>
  );
}
