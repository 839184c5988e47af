// A link of the footer: in this window, in a new one, or in a frame above the page (`shell/frame-dialog`).
import type { ReactElement } from 'react';
import { Link, NamedIcon, OutsideIcon, useTexts, useTrack, VisuallyHidden } from '#sdk';
import { texts } from './texts.ts';
import type { FooterLink } from './use-footer.ts';
import styles from './footer-anchor.module.css';

/** What makes a link open so. */
const openings = { here: {}, window: { target: '_blank' }, frame: { 'data-frame': '' } } as const;

export function FooterAnchor({ link, iconOnly = false }: { link: FooterLink; iconOnly?: boolean }): ReactElement {
  const t = useTexts(texts);
  const click = useClick(link);
  const window = link.opening === 'window';
  return (
    <Link to={link.url} className={styles.link} onClick={click} {...openings[link.opening]}>
      <NamedIcon name={link.icon} />
      <span className={iconOnly && link.icon ? 'visually-hidden' : undefined}>{link.name}</span>
      {window && (
        <>
          <OutsideIcon className={styles.outside} aria-hidden="true" />
          <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

/** Tracks a click on the link (A §7). */
function useClick({ url }: FooterLink): () => void {
  const track = useTrack();
  return () => track({ Action: 'Click', Entity: 'FooterLink', ActionContext: url });
}
