// A link of the footer: in this window, in a new one, or in a frame above the page (A §2: 800 px high).
import { type ReactElement, useState } from 'react';
import { Dialog, Link, NamedIcon, OutsideIcon, useHref, useTexts, VisuallyHidden } from '#sdk';
import { withQuery } from '../menu/target.ts';
import { texts } from './texts.ts';
import type { FooterLink } from './use-footer.ts';
import styles from './footer-anchor.module.css';

export function FooterAnchor({ link, iconOnly = false }: { link: FooterLink; iconOnly?: boolean }): ReactElement {
  const t = useTexts(texts);
  if (link.opening === 'frame') return <FramedAnchor link={link} />;
  const window = link.opening === 'window';
  return (
    <Link to={link.url} className={styles.link} {...(window ? { target: '_blank' } : {})}>
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

/** The framed page may do everything except replace this one. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A link with a modifier key; a plain click shows the page above this one, without its own header and footer. */
function FramedAnchor({ link }: { link: FooterLink }): ReactElement {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const address = useHref()(link.url) ?? '';
  const frameable = /^(https:\/\/|\/)/.test(address);
  return (
    <>
      <Link
        to={link.url}
        className={styles.link}
        onClick={(event) => {
          if (!frameable || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <NamedIcon name={link.icon} />
        {link.name}
      </Link>
      <Dialog open={open} onClose={() => setOpen(false)} title={link.name} closeLabel={t('close')} size="large">
        <iframe
          className={styles.frame}
          sandbox={rights}
          src={address.startsWith('/') ? withQuery(address, { noheader: '1', nofooter: '1' }) : address}
          title={link.name}
        />
      </Dialog>
    </>
  );
}
