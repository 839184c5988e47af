// The way to the search: a link to its page, which the search palette opens over the page on screen instead.
import Search from 'lucide-react/icons/search';
import type { ReactElement } from 'react';
import { Link, usePageExists, useTexts, VisuallyHidden } from '#sdk';
import { texts } from './texts.ts';
import styles from './bell.module.css';

/** The link, where the event has a programme that can be searched. */
export function SearchLink(): ReactElement | null {
  const t = useTexts(texts);
  if (!usePageExists()('PagSearchPage')) return null;
  return (
    <Link to="page:PagSearchPage" className={styles.bell} data-search="" aria-keyshortcuts="/ Control+K Meta+K">
      <Search className={styles.icon} aria-hidden="true" />
      <VisuallyHidden>{t('searchAll')}</VisuallyHidden>
    </Link>
  );
}
