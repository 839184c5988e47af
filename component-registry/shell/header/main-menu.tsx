// The main menu of a wide header: one line of links and dropdowns; entries that do not fit go into "More".
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { useAddress, useTexts } from '#sdk';
import { type MenuEntry, subMenuOf } from '../menu/menu.ts';
import { Dropdown } from './dropdown.tsx';
import { EntryLink, EntryMark, isCurrent } from './entry-link.tsx';
import { texts } from './texts.ts';
import { useFitting } from './use-fitting.ts';
import styles from './main-menu.module.css';

export function MainMenu({ entries }: { entries: readonly MenuEntry[] }): ReactElement {
  const t = useTexts(texts);
  const address = useAddress();
  const list = useRef<HTMLUListElement>(null);
  const shown = entries.filter((entry) => !entry.phoneOnly);
  const { fitting, slack } = useFitting(list, shown.length);
  const folded = shown.slice(fitting);
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <ul ref={list} role="list" className={styles.row}>
        {shown.map((entry, index) => (
          <li key={entry.key} data-folded={index >= fitting || undefined}>
            {entry.entries.length === 0 ? (
              <EntryLink entry={entry} className={styles.link} />
            ) : (
              <Dropdown label={<Words entry={entry} />} current={isCurrent(entry, address)} className={styles.link}>
                <MenuList entries={subMenuOf(entry)} />
              </Dropdown>
            )}
          </li>
        ))}
      </ul>
      {folded.length > 0 && (
        <div className={styles.more} style={{ '--slack': `${slack}px` } as CSSProperties}>
          <Dropdown label={t('more')} current={folded.some((entry) => isCurrent(entry, address))} className={styles.link}>
            <MenuList entries={folded} />
          </Dropdown>
        </div>
      )}
    </nav>
  );
}

const Words = ({ entry }: { entry: MenuEntry }): ReactElement => (
  <>
    <EntryMark entry={entry} />
    {entry.words}
  </>
);

/** A list of links; sub-entries follow their entry, indented. */
export function MenuList({ entries }: { entries: readonly MenuEntry[] }): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.href === undefined ? (
            <span className={styles.group}>{entry.words}</span>
          ) : (
            <EntryLink entry={entry} className={styles.item} />
          )}
          {entry.entries.length > 0 && <MenuList entries={entry.entries} />}
        </li>
      ))}
    </ul>
  );
}
