// Says plainly that this is the organiser's view.
import type { ReactElement } from 'react';
import styles from './preview-mark.module.css';

export function PreviewMark(): ReactElement {
  return (
    <p className={styles.mark} role="note">
      Preview: problems are shown that visitors do not see
    </p>
  );
}
