// A menu entry as a link: icon, text, target, and whether it is the page on screen.
import type { ReactElement } from 'react';
import { classNames, Link, NamedIcon, OutsideIcon, useAddress, useDevice, useMedia, useMenuCheck, useTexts, VisuallyHidden } from '#sdk';
import type { MenuEntry } from '../menu/menu.ts';
import { samePage } from '../menu/target.ts';
import { texts } from './texts.ts';
import styles from './entry-link.module.css';

/** Whether the entry, or one below it, is the page on screen. */
export const isCurrent = (entry: MenuEntry, address: string): boolean =>
  (entry.href?.startsWith('/') === true && samePage(entry.href, address)) || entry.entries.some((child) => isCurrent(child, address));

export function EntryLink({ entry, className = '' }: { entry: MenuEntry; className?: string | undefined }): ReactElement {
  const t = useTexts(texts);
  const address = useAddress();
  const current = isCurrent({ ...entry, entries: [] }, address);
  const check = useMenuCheck();
  // A server draws the header twice, for either window; an id stands in a page once.
  const id = useDevice(() => entry.id, '');
  return (
    <Link
      to={entry.href ?? ''}
      id={id || undefined}
      className={classNames(styles.entry, className, entry.className)}
      title={entry.tooltip || undefined}
      onClick={(event) => !entry.framed && check(event, entry.href)}
      aria-current={current ? 'page' : undefined}
      {...(entry.framed ? { 'data-frame': '' } : {})}
      {...(entry.newWindow ? { target: '_blank' } : {})}
      {...(entry.download ? { download: '' } : {})}
    >
      <EntryMark entry={entry} />
      <span>
        {entry.words}
        {entry.newWindow && (
          <>
            <OutsideIcon className={styles.outside} aria-hidden="true" />
            <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
          </>
        )}
      </span>
    </Link>
  );
}

/** The icon of an entry, or its picture. */
export function EntryMark({ entry }: { entry: MenuEntry }): ReactElement | null {
  const src = useMedia()(entry.picture);
  if (entry.picture && src) return <img className={styles.picture} src={src} alt="" />;
  return entry.icon ? <NamedIcon name={entry.icon} /> : null;
}
