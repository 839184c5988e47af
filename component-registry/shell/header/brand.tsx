// Logo or name of the event, linked to the home page (A §2).
import type { ReactElement } from 'react';
import { Link, useDocument, useImageFailure, useMedia, useTexts, VisuallyHidden } from '#sdk';
import { texts } from './texts.ts';
import { useDark } from './use-media-query.ts';
import styles from './brand.module.css';

export function Brand({ name }: { name: string }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const mediaOf = (url: string): string => (url && media(url)) ?? '';
  const { logo, logoDark } = useDocument('theme');
  const { EventLogo } = useDocument('header-model');
  const { customHeaderUrl, bannerCustomerLogo } = useDocument('app');
  const dark = useDark();
  const src = mediaOf(EventLogo || (dark === true && logoDark) || logo);
  const [hasFailed, watched] = useImageFailure(src);
  const darkSrc = EventLogo === '' && dark === undefined ? mediaOf(logoDark) : '';
  const customer = bannerCustomerLogo && media(bannerCustomerLogo);
  return (
    <div className={styles.brand}>
      <Link to={customHeaderUrl || 'page:HomePage'} className={styles.home}>
        {src && !hasFailed ? (
          <picture className={styles.picture}>
            {darkSrc && <source media="(prefers-color-scheme: dark)" srcSet={darkSrc} />}
            <img {...watched} className={styles.logo} src={src} alt={name} fetchPriority="high" />
          </picture>
        ) : (
          <span className={styles.name} data-long={name.length > 30 || undefined}>
            {name}
          </span>
        )}
        <VisuallyHidden>&nbsp;– {t('home')}</VisuallyHidden>
      </Link>
      {customer && <img className={styles.customer} src={customer} alt="" />}
    </div>
  );
}
