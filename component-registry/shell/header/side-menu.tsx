// The menu that slides in if there is no space for a row: a modal dialog of the browser, as a list or as tiles.
import { type CSSProperties, type ReactElement, useEffect, useId, useRef } from 'react';
import {
  buttonClass,
  CloseIcon,
  Disclosure,
  IconButton,
  Link,
  MenuIcon,
  NamedIcon,
  useAddress,
  useDocument,
  useHref,
  usePageExists,
  useTexts,
} from '#sdk';
import { type MenuEntry, subMenuOf } from '../menu/menu.ts';
import { AccountList, type AccountLinks, Name, useAccountLinks } from './account.tsx';
import { Brand } from './brand.tsx';
import { EntryLink, isCurrent } from './entry-link.tsx';
import { PersonalList } from './personal-list.tsx';
import { texts } from './texts.ts';
import { HeaderClock, LanguageList, SchemeSwitch, SocialLinks } from './tools.tsx';
import type { HeaderFacts } from './use-header.ts';
import styles from './side-menu.module.css';

type SideMenuProps = { facts: HeaderFacts; schemeSwitch: boolean };

export function SideMenu({ facts, schemeSwitch }: SideMenuProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { menu, tileNavigation } = useDocument('header');
  const address = useAddress();
  const account = useAccountLinks();

  // It closes on route change (A §2); above the breakpoint the whole menu is removed.
  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [address]);

  const overlay = menu.backgroundOverlayColor ? ({ '--overlay': menu.backgroundOverlayColor } as CSSProperties) : {};
  return (
    <>
      <IconButton
        label={t('openMenu')}
        icon={menu.menuIcon ? <NamedIcon name={menu.menuIcon} /> : <MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.open === false && dialog.current.showModal()}
        {...commandOf('show-modal', id)}
      />
      <dialog ref={dialog} id={id} closedby="any" className={styles.dialog} style={overlay} aria-label={t('mainMenu')}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <Brand name={facts.name} />
            <IconButton label={t('closeMenu')} icon={<CloseIcon />} onClick={() => dialog.current?.close()} {...commandOf('close', id)} />
          </div>
          <HeaderClock />
          <nav aria-label={t('mainMenu')} className={tileNavigation ? styles.tiles : undefined}>
            <SideList entries={facts.entries} address={address} />
          </nav>
          <WaysOfAll facts={facts} onSearch={() => dialog.current?.close()} />
          {facts.service.length > 0 && (
            <nav aria-label={t('service')} className={styles.part}>
              <SideList entries={facts.service} address={address} />
            </nav>
          )}
          {facts.personal.length > 0 && (
            <nav aria-label={t('myCongress')} className={wide}>
              <p className={styles.person}>{t('myCongress')}</p>
              <PersonalList entries={facts.personal} />
            </nav>
          )}
          {account && <AccountPart account={account} />}
          {facts.languages.length > 0 && (
            <div className={wide}>
              <LanguageList languages={facts.languages} />
            </div>
          )}
          <div className={styles.foot}>
            <SocialLinks social={facts.social} />
            {schemeSwitch && <SchemeSwitch isNamed />}
          </div>
        </div>
      </dialog>
    </>
  );
}

const wide = `${styles.part} ${styles.wide}`;

/** Search and my programme, which no menu need name; without the latter where another list of the drawer has it. */
function WaysOfAll({ facts, onSearch }: { facts: HeaderFacts; onSearch: () => void }): ReactElement {
  const t = useTexts(texts);
  const exists = usePageExists();
  const plan = useHref()('page:PersonalProgramPage');
  const isListed = [...facts.entries, ...facts.personal].some(({ href }) => href === plan);
  return (
    <ul role="list" className={styles.list}>
      {exists('PagSearchPage') && (
        <li>
          {/* The search opens over the page, not over its menu. */}
          <Link to="page:PagSearchPage" data-search="" className={styles.link} onClick={onSearch}>
            {t('searchAll')}
          </Link>
        </li>
      )}
      {exists('PersonalProgramPage') && !isListed && (
        <li>
          <Link to="page:PersonalProgramPage" className={styles.link}>
            {t('myProgramme')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** A button to sign in, or who is signed in and their links. */
function AccountPart({ account }: { account: AccountLinks }): ReactElement {
  const [first] = account.links;
  if (first?.key === 'signIn')
    return (
      <Link to={first.href} className={buttonClass()}>
        {first.words}
      </Link>
    );
  return (
    <div className={wide}>
      {account.name && (
        <p className={styles.person}>
          <Name name={account.name} />
        </p>
      )}
      <AccountList account={account} />
    </div>
  );
}

/** The browser's own way to open and close a dialog, which works before any script does; React's types do not know it yet. */
const commandOf = (command: 'show-modal' | 'close', dialog: string): object => ({ command, commandfor: dialog });

function SideList({ entries, address }: { entries: readonly MenuEntry[]; address: string }): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key} className={entry.entries.length > 0 ? styles.branch : undefined}>
          {entry.entries.length === 0 ? (
            <EntryLink entry={entry} className={styles.link} />
          ) : (
            <Disclosure summary={entry.words} open={isCurrent(entry, address)}>
              <SideList entries={subMenuOf(entry)} address={address} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}
