// The bar at the bottom of the app: addresses, to the top, the app menu, back (A §2).
import type { CSSProperties, ReactElement } from 'react';
import { useNavigate } from 'react-router';
import {
  ArrowIcon,
  framed,
  Link,
  MARKS,
  MenuIcon,
  NamedIcon,
  readableInk,
  useAddress,
  useAtBottom,
  useAppMenu,
  useDevice,
  useDocument,
  useEvent,
  useHref,
  useMenuCheck,
  useText,
  useTexts,
  type ViewProps,
} from '#sdk';
import { samePage, targetAddress } from '../menu/target.ts';
import { groundColours } from '../screen/ground.ts';
import { type BarItem, barItems } from './bar-items.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function AppBar({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { appNavigationActive, appNavigationItems } = useDocument('header');
  const { container, page } = useEvent();
  // Every page that is opened renders the bar, and the history is asked anew.
  const historyLength = useDevice(() => history.length, 1);
  const items = barItems(appNavigationItems, { page, historyLength });
  const { backgroundColor, activeColor } = appNavigationItems;
  const colours = {
    ...(backgroundColor && groundColours(backgroundColor)),
    ...(activeColor && { '--active': backgroundColor ? readableInk(activeColor, backgroundColor, MARKS) : activeColor }),
  } as CSSProperties;
  const atBottom = useAtBottom('--app-bar');
  const place = framed(frame, styles.root);
  return (
    <div {...place} hidden={!appNavigationActive || container !== 'app' || items.length === 0}>
      <nav ref={atBottom} aria-label={t('label')} className={styles.bar} style={colours}>
        <ul role="list" className={styles.items}>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The icon the organiser names, else that of the action; an arrow is turned by the style sheet. */
function Mark({ item }: { item: BarItem }): ReactElement | null {
  if (item.icon) return <NamedIcon name={item.icon} />;
  if (item.action === 'menu') return <MenuIcon aria-hidden="true" />;
  return item.action === 'url' ? null : <ArrowIcon aria-hidden="true" data-action={item.action} />;
}

function Entry({ item }: { item: BarItem }): ReactElement | null {
  const text = useText();
  const href = useHref();
  const address = useAddress();
  const check = useMenuCheck();
  const press = useAction(item.action);
  const menu = useAppMenu();
  const inside = (
    <>
      <Mark item={item} />
      <span className={styles.words}>{text(item.name)}</span>
    </>
  );
  if (item.action !== 'url') {
    const opens = item.action === 'menu' ? ({ 'aria-haspopup': 'dialog', 'aria-expanded': menu.isOpen } as const) : {};
    return (
      <button type="button" className={styles.entry} onClick={press} {...opens} data-needs="script">
        {inside}
      </button>
    );
  }
  const to = targetAddress(item.url, href);
  if (to === undefined) return null;
  return (
    <Link to={to} className={styles.entry} aria-current={samePage(to, address) ? 'page' : undefined} onClick={(event) => check(event, to)}>
      {inside}
    </Link>
  );
}

/** What a press does. */
function useAction(action: BarItem['action']): () => void {
  const navigate = useNavigate();
  const href = useHref();
  const { setOpen } = useAppMenu();
  return () => {
    if (action === 'menu') setOpen(true);
    else if (action === 'top') window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' });
    // A session that was opened from outside has nothing behind it: back leads to the programme it belongs to.
    else if (history.length > 1) void navigate(-1);
    else void navigate(href('page:PagSearchPage') ?? '/');
  };
}

const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
