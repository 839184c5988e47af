// What is in the menu of the app: head, time of the event, who is signed in, entries, My Congress, banner menu, languages, legal notice and privacy.
import { type ReactElement, useEffect, useRef } from 'react';
import { CloseIcon, IconButton, Link, openConsent, useDocument, useEvent, useMedia, useText, useTexts } from '#sdk';
import { texts as footerTexts } from '../footer/texts.ts';
import { AccountList, Name, useAccountLinks } from '../header/account.tsx';
import { MenuList } from '../header/main-menu.tsx';
import { PersonalList } from '../header/personal-list.tsx';
import { texts as headerTexts } from '../header/texts.ts';
import { HeaderClock, LanguageList, SchemeSwitch } from '../header/tools.tsx';
import { useHeader, useMenuContext } from '../header/use-header.ts';
import { menuEntries } from '../menu/menu.ts';
import { groundColours } from '../screen/ground.ts';
import { texts } from './texts.ts';
import styles from './sliding-menu.module.css';

export function SlidingMenu({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const inHeader = useTexts(headerTexts);
  const inFooter = useTexts(footerTexts);
  const { showCookieBanner } = useDocument('app');
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { appNavigationItems: navigation } = useDocument('header');
  const facts = useHeader();
  const own = menuEntries(navigation.items, useMenuContext());
  const account = useAccountLinks();
  const welcome = text(navigation.welcomeMessage);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const askAgain = (): void => {
    // The notice takes the focus; the menu would keep it.
    dialog.current?.close();
    openConsent();
  };
  const colours = navigation.backgroundColor ? groundColours(navigation.backgroundColor) : {};
  return (
    <dialog ref={dialog} closedby="any" className={styles.menu} style={colours} aria-label={t('label')} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Mark />
          <IconButton label={t('close')} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
        </div>
        <div className={styles.clock}>
          <HeaderClock />
        </div>
        {(welcome !== '' || account) && (
          <div className={styles.person}>
            {welcome && <p className={styles.welcome}>{welcome}</p>}
            {account?.name && (
              <p className={styles.name}>
                <Name name={account.name} />
              </p>
            )}
            {account && <AccountList account={account} />}
          </div>
        )}
        <nav aria-label={t('label')} className={styles.entries}>
          <MenuList entries={own.length > 0 ? own : facts.entries} />
        </nav>
        {facts.personal.length > 0 && (
          <nav aria-label={inHeader('myCongress')} className={styles.group}>
            <p className={styles.name}>{inHeader('myCongress')}</p>
            <PersonalList entries={facts.personal} />
          </nav>
        )}
        {facts.service.length > 0 && (
          <nav aria-label={inHeader('service')} className={styles.group}>
            <MenuList entries={facts.service} />
          </nav>
        )}
        {facts.languages.length > 0 && <LanguageList languages={facts.languages} />}
        <div className={styles.foot}>
          <ul role="list" className={styles.legal}>
            {(['legal', 'privacy'] as const).map(
              (key) =>
                navigation[key] !== '' && (
                  <li key={key}>
                    <Link to={navigation[key]} className={styles.small}>
                      {t(key)}
                    </Link>
                  </li>
                ),
            )}
            {showCookieBanner && (
              <li>
                <button type="button" className={styles.small} aria-haspopup="true" onClick={askAgain}>
                  {inFooter('cookies')}
                </button>
              </li>
            )}
          </ul>
          <SchemeSwitch />
        </div>
      </div>
    </dialog>
  );
}

/** The logo of the menu, else its title, else the name of the event. */
function Mark(): ReactElement {
  const text = useText();
  const media = useMedia();
  const { name } = useEvent();
  const { appMenuContainerLogo: logo, appMenuContainerTitle } = useDocument('header').appNavigationItems;
  const title = text(appMenuContainerTitle) || name;
  const src = logo && media(logo);
  return src ? <img className={styles.logo} src={src} alt={title} /> : <p className={styles.title}>{title}</p>;
}
