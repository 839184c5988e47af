// Hides the banner pictures after 120 px of scrolling and brings them back at the top (A §2, §9); the bar below them stays in sight.
import { type RefObject, useEffect } from 'react';
import { useDocument } from '#sdk';

/** Scrolled further than this, px, the banner goes (A §9). */
const HIDES_AFTER = 120;

/**
 * Marks the header layer around `banners`: `data-banner-scroll` makes it stick to the top, `data-banner-hidden` moves it up by the
 * banner's height `--banner`. Nothing below moves: a sticky layer keeps its place in the page.
 */
export function useBannerScroll(banners: RefObject<HTMLElement | null>): void {
  const { hideHeaderBannerOnScroll } = useDocument('header');
  useEffect(() => {
    const layer = banners.current?.closest<HTMLElement>('[data-layer]');
    if (!hideHeaderBannerOnScroll || !layer || !banners.current) return undefined;
    const banner = banners.current;
    const follow = (): void => {
      if (window.scrollY > HIDES_AFTER) {
        layer.style.setProperty('--banner', `${banner.offsetHeight}px`);
        layer.dataset['bannerHidden'] = '';
      } else if (window.scrollY <= 0) delete layer.dataset['bannerHidden'];
    };
    layer.dataset['bannerScroll'] = '';
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      delete layer.dataset['bannerScroll'];
      delete layer.dataset['bannerHidden'];
      layer.style.removeProperty('--banner');
    };
  }, [banners, hideHeaderBannerOnScroll]);
}
