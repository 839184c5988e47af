// The banner pictures at the head of the page (A §3 Header config).
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { type Documents, Link, useDocument, useMedia, useText } from '#sdk';
import { useBannerScroll } from './use-banner-scroll.ts';
import styles from './banners.module.css';

type BannerImage = Documents['header']['banners']['main'];

/** The main banner, full width if the header says so, and the second one next to or below it. */
export function Banners(): ReactElement | null {
  const { banners, fullWidthBanner, fullWidthBannerHeight } = useDocument('header');
  const { main, second } = banners;
  const place = useRef<HTMLDivElement>(null);
  useBannerScroll(place);
  const height = fullWidthBannerHeight > 0 ? ({ '--height': `${fullWidthBannerHeight}px` } as CSSProperties) : {};
  if (main.image === '' && second.image === '') return null;
  return (
    <div ref={place} className={styles.banners} data-print="none" data-full={fullWidthBanner || undefined} style={height}>
      <Banner banner={main} />
      <Banner banner={second} />
    </div>
  );
}

function Banner({ banner }: { banner: BannerImage }): ReactElement | null {
  const text = useText();
  const src = useMedia()(banner.image);
  if (banner.image === '' || !src) return null;
  const picture = <img className={styles.picture} src={src} alt={text(banner.alt)} />;
  return banner.link ? (
    <Link to={banner.link} className={styles.banner}>
      {picture}
    </Link>
  ) : (
    <span className={styles.banner}>{picture}</span>
  );
}
