// The flag of a language (A §1), or its code where it has none; always next to the language's name, which screen readers read.
import type { ReactElement } from 'react';
import { useMedia } from '#sdk';
import styles from './flag.module.css';

/** The languages of A §1 that have a flag, xx-XX: `public/flag-<language>.svg`. */
const flagged: ReadonlySet<string> = new Set(['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'en-US', 'es-ES', 'zh-CN', 'tr-TR']);

export function Flag({ language }: { language: string }): ReactElement {
  const src = useMedia()(`/flag-${language}.svg`);
  return flagged.has(language) && src ? (
    <img className={styles.flag} src={src} alt="" width="24" height="16" loading="lazy" />
  ) : (
    <span className={styles.code} aria-hidden="true" dir="ltr">
      {language.slice(0, 2).toUpperCase()}
    </span>
  );
}
