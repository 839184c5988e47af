// App configuration, topic banners: advertising banners at top and bottom, the ticker band.
import * as z from 'zod';
import { optional } from '../../fields.ts';
import { address, flag, media, text } from '../field-kinds.ts';

const adBanner = z.looseObject({
  image: media('Picture', 'Picture of the banner.', 'asset:banner-phone.svg'),
  alt: text('Alternative text', 'What the picture says.', 'Visit us in Hall B'),
  link: address('Link', 'Where a tap leads; empty for nowhere.', 'https://www.example.org'),
});
const banner = (title: string, place: string) =>
  optional(z.union([z.boolean(), adBanner]), false, {
    title,
    description: `Banner ${place} on phones: a picture with a link; true keeps the room for a placement of the banner layer, false shows none.`,
    example: { image: 'asset:banner-phone.svg', alt: 'Visit us in Hall B' },
  });
const height = (title: string, fallback: number, example: number) =>
  optional(z.number().int().min(0).max(1000), fallback, {
    title,
    description: 'Height in pixels; page bottom and back-to-top button keep clear of it.',
    example,
  });

/** Keys of this topic. */
export const bannerKeys = {
  hideTicker: flag('Hide the ticker', 'Shows no ticker band at all.'),
  mobileBannerTop: banner('Top banner on phones', 'at the top'),
  mobileBannerBottom: banner('Bottom banner on phones', 'at the bottom'),
  showDesktopBottomBanner: flag('Bottom banner on desktops', 'Shows the bottom banner on wide screens too.'),
  mobileBannerHeight: height('Banner height on phones', 75, 60),
  desktopBannerHeight: height('Banner height on desktops', 100, 120),
};
