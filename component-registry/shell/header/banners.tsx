// The banner pictures at the head of the page (A §3 Header config).
import type { ReactElement } from 'react';
import { type Documents, Link, useDocument, useMedia, useText } from '#sdk';
import styles from './banners.module.css';

type BannerImage = Documents['header']['banners']['main'];

export function Banners(): ReactElement | null {
  const { banners, fullWidthBanner, fullWidthBannerHeight } = useDocument('header');
  const shown = [banners.main, banners.second].filter((banner) => banner.image !== '');
  if (shown.length === 0) return null;
  return (
    <div
      className={styles.banners}
      data-full={fullWidthBanner || undefined}
      style={fullWidthBannerHeight ? { blockSize: fullWidthBannerHeight } : undefined}
    >
      {shown.map((banner) => (
        <Banner key={banner.image} banner={banner} />
      ))}
    </div>
  );
}

function Banner({ banner }: { banner: BannerImage }): ReactElement | null {
  const text = useText();
  const src = useMedia()(banner.image);
  if (!src) return null;
  const picture = <img className={styles.picture} src={src} alt={text(banner.alt)} />;
  return banner.link ? (
    <Link to={banner.link} className={styles.banner}>
      {picture}
    </Link>
  ) : (
    <span className={styles.banner}>{picture}</span>
  );
}
