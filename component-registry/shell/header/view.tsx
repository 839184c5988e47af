// Logo or name of the event, menus, languages, clock and colour scheme, in one of three forms (A §2).
import type { CSSProperties, ReactElement } from 'react';
import { framed, useAddress, useDocument, useEvent, useMedia, useTexts, type ViewProps } from '#sdk';
import { opensMenu } from '../app-bar/bar-items.ts';
import { groundColours } from '../screen/ground.ts';
import { Account } from './account.tsx';
import { Banners } from './banners.tsx';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import { Dropdown } from './dropdown.tsx';
import { EntryLink, isCurrent } from './entry-link.tsx';
import { MainMenu, MenuList } from './main-menu.tsx';
import { PersonalList } from './personal-list.tsx';
import type { Props } from './props.ts';
import { ScanLink } from './scan-link.tsx';
import { SearchLink } from './search-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { texts } from './texts.ts';
import { HeaderClock, Languages, SchemeSwitch, SocialLinks } from './tools.tsx';
import { type HeaderFacts, useHeader, useHeaderHidden } from './use-header.ts';
import { useSharedMenu } from './use-shared-menu.ts';
import { useServiceInRow, useWide } from './use-media-query.ts';
import toolStyles from './tools.module.css';
import styles from './view.module.css';

export default function Header({ props, frame }: ViewProps<Props>) {
  const facts = useHeader();
  useSharedMenu(facts.entries);
  const wide = useWide();
  const hidden = useHeaderHidden();
  const { container } = useEvent();
  const model = useDocument('header-model');
  const background = useBackground();
  const { defaults } = useDocument('app');
  const form = props.theme === 'document' ? model.theme || defaults.header : props.theme;
  const place = framed(frame, styles.root);
  return (
    <div
      {...place}
      style={{ ...place.style, ...background }}
      hidden={hidden}
      data-container={container}
      data-picture={'--picture' in background || undefined}
    >
      {/* A server does not know the window: it draws both, and the theme shows one (`data-window`). */}
      {(wide === undefined ? [true, false] : [wide]).map((isWide) => (
        <div
          key={String(isWide)}
          className={styles.layout}
          data-form={form}
          data-wide={isWide || undefined}
          data-window={wide === undefined ? (isWide ? 'wide' : 'narrow') : undefined}
        >
          <Layout isWide={isWide} form={form} facts={facts} {...props} />
        </div>
      ))}
    </div>
  );
}

type LayoutProps = Pick<Props, 'schemeSwitch' | 'search'> & { isWide: boolean; form: Props['theme']; facts: HeaderFacts };

/** The header in a wide or a narrow window. */
function Layout({ isWide, form, facts, schemeSwitch, search }: LayoutProps): ReactElement {
  const { container } = useEvent();
  const { appNavigationActive, appNavigationItems } = useDocument('header');
  const isMenuInBar = container === 'app' && appNavigationActive && opensMenu(appNavigationItems);
  const tools = <Tools facts={facts} schemeSwitch={schemeSwitch} search={search} />;
  return (
    <>
      {isWide && form === 'three' && (
        <div className={styles.strip} data-tone="strong">
          {tools}
        </div>
      )}
      <div className={styles.body}>
        {container !== 'app' && <Banners />}
        <div className={styles.bar}>
          <Brand name={facts.name} />
          {isWide ? (
            <>
              <MainMenu entries={facts.entries} />
              {form !== 'three' && tools}
            </>
          ) : (
            <div className={styles.narrowTools}>
              {search && <SearchLink />}
              <ScanLink />
              <Bell />
              {!isMenuInBar && <SideMenu facts={facts} schemeSwitch={schemeSwitch} />}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Everything next to the menu, in one row. */
function Tools({ facts, schemeSwitch, search }: Pick<LayoutProps, 'facts' | 'schemeSwitch' | 'search'>): ReactElement {
  const t = useTexts(texts);
  const address = useAddress();
  const isServiceInRow = useServiceInRow();
  return (
    <div className={styles.tools}>
      <HeaderClock />
      {facts.service.length > 0 && !isServiceInRow && (
        <Dropdown className={toolStyles.tool} label={t('service')} current={facts.service.some((entry) => isCurrent(entry, address))}>
          <MenuList entries={facts.service} />
        </Dropdown>
      )}
      {facts.service.length > 0 && isServiceInRow && (
        <nav aria-label={t('service')}>
          <ul role="list" className={styles.service}>
            {facts.service.map((entry) => (
              <li key={entry.key}>
                <EntryLink entry={entry} className={styles.serviceLink} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {facts.personal.length > 0 && (
        <Dropdown className={toolStyles.tool} label={t('myCongress')} current={facts.personal.some((entry) => isCurrent(entry, address))}>
          <PersonalList entries={facts.personal} />
        </Dropdown>
      )}
      <SocialLinks social={facts.social} />
      <Languages languages={facts.languages} />
      {schemeSwitch && <SchemeSwitch />}
      {search && <SearchLink />}
      <ScanLink />
      <Bell />
      <Account />
    </div>
  );
}

/** The organiser's colour with a readable ink, or a picture under an overlay of the surface. */
function useBackground(): CSSProperties {
  const media = useMedia();
  const { background } = useDocument('header');
  if (background === '') return {};
  if (background.startsWith('#')) return groundColours(background);
  const src = media(background);
  return src ? ({ '--picture': `url(${JSON.stringify(src)})` } as CSSProperties) : {};
}
