// The tools next to the menu: clock, languages, colour scheme, social networks.
import type { ReactElement } from 'react';
import {
  DarkIcon,
  DeviceIcon,
  IconButton,
  type LanguageLink,
  LightIcon,
  Link,
  NamedIcon,
  useDocument,
  useEvent,
  useNow,
  useScheme,
  useText,
  useTexts,
  VisuallyHidden,
} from '#sdk';
import { ClockFace } from '../time/clock-face.tsx';
import { zoneName } from '../time/zone-name.ts';
import { Dropdown } from './dropdown.tsx';
import { Flag } from './flag.tsx';
import { texts } from './texts.ts';
import type { HeaderFacts } from './use-header.ts';
import styles from './tools.module.css';

/** The event's time, if the app document enables it (A §2). */
export function HeaderClock(): ReactElement | null {
  const text = useText();
  const { headerTimeEnabled, headerTimezoneText } = useDocument('app');
  const { timeZone, language } = useEvent();
  const now = useNow(3_600_000);
  if (!headerTimeEnabled) return null;
  return (
    <p className={styles.clock}>
      <ClockFace className={styles.time} />{' '}
      <span className={styles.zone}>{text(headerTimezoneText) || zoneName(timeZone, language, now)}</span>
    </p>
  );
}

/** The page in the other languages: with two a link to the other one, with more a list. */
export function Languages({ languages }: { languages: readonly LanguageLink[] }): ReactElement | null {
  const t = useTexts(texts);
  if (languages.length === 0) return null;
  const [other, ...rest] = languages.filter((link) => !link.current);
  if (other && rest.length === 0) return <LanguageAnchor link={other} className={styles.tool} />;
  const current = languages.find((link) => link.current);
  return (
    <Dropdown
      className={styles.tool}
      label={
        <>
          <Flag language={current?.language ?? ''} />
          <VisuallyHidden>{t('languageIs')} </VisuallyHidden>
          <span>{current?.name ?? ''}</span>
        </>
      }
    >
      <LanguageList languages={languages} />
    </Dropdown>
  );
}

/** Every language by its own name. */
export const LanguageList = ({ languages }: { languages: readonly LanguageLink[] }): ReactElement => (
  <ul role="list">
    {languages.map((link) => (
      <li key={link.language}>
        <LanguageAnchor link={link} className={styles.language} />
      </li>
    ))}
  </ul>
);

const LanguageAnchor = ({ link, className }: { link: LanguageLink; className?: string | undefined }): ReactElement => (
  <Link to={link.href} lang={link.language} hrefLang={link.language} className={className} aria-current={link.current ? 'true' : undefined}>
    <Flag language={link.language} />
    {/* The name alone has its direction: the line stands where the others stand. */}
    <span dir={link.dir}>{link.name}</span>
  </Link>
);

/** Cycles through device, light, dark; the label names the current and the next one, and stands beside the icon if `isNamed`. */
export function SchemeSwitch({ isNamed = false }: { isNamed?: boolean }): ReactElement {
  const t = useTexts(texts);
  const [scheme, choose] = useScheme();
  const [Icon, label, next] = (
    {
      auto: [DeviceIcon, 'schemeAuto', 'light'],
      light: [LightIcon, 'schemeLight', 'dark'],
      dark: [DarkIcon, 'schemeDark', 'auto'],
    } as const
  )[scheme];
  if (!isNamed) return <IconButton label={t(label)} icon={<Icon />} onClick={() => choose(next)} data-needs="script" />;
  return (
    <button type="button" className={styles.tool} onClick={() => choose(next)} data-needs="script">
      <Icon className={styles.icon} aria-hidden="true" />
      {t(label)}
    </button>
  );
}

export function SocialLinks({ social }: { social: HeaderFacts['social'] }): ReactElement | null {
  if (social.length === 0) return null;
  return (
    <ul role="list" className={styles.social}>
      {social.map(({ name, url, icon }, index) => (
        <li key={index}>
          <Link to={url} className={styles.tool}>
            <NamedIcon name={icon} />
            <span className={icon ? 'visually-hidden' : undefined}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
