// Logo, words and links at the end of every page, small or large (A §2).
import type { ReactElement } from 'react';
import { framed, Link, openConsent, RichHtml, useDocument, useMedia, useTexts, type ViewProps } from '#sdk';
import { FooterAnchor } from './footer-anchor.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { type FooterFacts, type FooterLink, useFooter, useFooterColours, useFooterHidden } from './use-footer.ts';
import styles from './view.module.css';

export default function Footer({ props, frame }: ViewProps<Props>) {
  const facts = useFooter();
  const hidden = useFooterHidden();
  const colours = useFooterColours();
  const { Template } = useDocument('footer-model');
  // A large footer with nothing in it would be an empty band.
  const empty = facts.groups.length === 0 && facts.html === '' && facts.icons.length === 0;
  const small = empty || (props.template === 'document' ? Template : props.template) === 'Small';
  const place = framed(frame, styles.root);
  return (
    <div
      {...place}
      style={{ ...place.style, ...colours }}
      hidden={hidden}
      data-size={small ? 'small' : 'large'}
      data-tone={small || '--ground' in colours ? undefined : 'strong'}
    >
      <div className={styles.body}>
        <div className={styles.organiser}>
          <Mark name={facts.name} />
          {facts.html && <RichHtml html={facts.html} />}
          <Links links={facts.icons} iconOnly className={styles.icons} />
        </div>
        <Groups facts={facts} />
      </div>
      <div className={styles.end}>
        <p>{facts.copyright}</p>
        <div className={styles.legal}>
          <Links links={facts.legal} className={styles.legal} />
          <CookieSettings />
        </div>
      </div>
    </div>
  );
}

/** Opens the cookie notice again, where the event has one. */
function CookieSettings(): ReactElement | null {
  const t = useTexts(texts);
  const { showCookieBanner } = useDocument('app');
  if (!showCookieBanner) return null;
  return (
    <button type="button" className={styles.setting} data-needs="script" aria-haspopup="true" onClick={openConsent}>
      {t('cookies')}
    </button>
  );
}

/** The logo of the footer model, or the name of the event. */
function Mark({ name }: { name: string }): ReactElement {
  const media = useMedia();
  const { Logo, LogoUrl } = useDocument('footer-model');
  const src = Logo && media(Logo);
  const mark = src ? <img className={styles.logo} src={src} alt={name} loading="lazy" /> : <span className={styles.name}>{name}</span>;
  return (
    <Link to={LogoUrl || 'page:HomePage'} className={styles.home}>
      {mark}
    </Link>
  );
}

function Groups({ facts }: { facts: FooterFacts }): ReactElement | null {
  const t = useTexts(texts);
  if (facts.groups.length === 0) return null;
  return (
    <nav aria-label={t('links')} className={styles.groups} data-print="none">
      {facts.groups.map((group, index) => (
        <section key={index} className={styles.group}>
          {group.name && <h2 className={styles.title}>{group.name}</h2>}
          {group.description && <p className={styles.description}>{group.description}</p>}
          <Links links={group.links} />
        </section>
      ))}
    </nav>
  );
}

function Links({
  links,
  iconOnly = false,
  className,
}: {
  links: readonly FooterLink[];
  iconOnly?: boolean;
  className?: string | undefined;
}): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <ul role="list" className={className}>
      {links.map((link, index) => (
        <li key={index}>
          <FooterAnchor link={link} iconOnly={iconOnly} />
        </li>
      ))}
    </ul>
  );
}
