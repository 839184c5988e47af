// How far from the lower edge the button stands: above the bottom banner, if the window has one.

type Banners = {
  mobileBannerBottom: unknown;
  mobileBannerHeight: number;
  showDesktopBottomBanner: boolean;
  desktopBannerHeight: number;
};

/** Distance beyond the banner, px (A §9). */
const BEYOND = 50;

/** Margin of the button, px. */
export function bottomMargin(app: Banners, isWide: boolean): number {
  const hasBanner = isWide ? app.showDesktopBottomBanner : app.mobileBannerBottom !== false;
  return (hasBanner ? (isWide ? app.desktopBannerHeight : app.mobileBannerHeight) : 0) + BEYOND;
}
