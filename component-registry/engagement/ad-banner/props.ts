// What an organiser may set on an ad banner.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, mediaUrl, optional, type SlotRule } from '#fields';

export const about: ComponentWords = {
  title: 'Ad banner',
  description:
    'A banner with a link, at the top of the page on phones, or fixed at the bottom on phones and, where the app document wants it, on wide screens. Its picture, its height and whether it is there are written in the app document (mobileBannerTop, mobileBannerBottom, showDesktopBottomBanner, mobileBannerHeight, desktopBannerHeight); the page keeps its room from the first drawing on, and 50 pixels more at its end.',
  spec: 'A §2 The page shell, §9',
  takeOver: 'later',
};

export const props = z.object({
  place: optional(z.enum(['top', 'bottom']), 'top', {
    title: 'Place',
    description: 'top: in the flow of the page, on phones alone; bottom: fixed at the bottom of the window.',
    example: 'bottom',
  }),
  image: optional(mediaUrl, '', {
    title: 'Own picture',
    description: 'Shown in place of what the app document names for this place, in the height it has there.',
    example: 'asset:banner-phone.svg',
  }),
  alt: optional(localisedText, '', { title: 'Alternative text', description: 'What the picture says.', example: 'Visit us in Hall B' }),
  link: optional(link, '', { title: 'Link', description: 'Where a tap leads; empty for nowhere.', example: 'page:Partners' }),
});
export type Props = z.output<typeof props>;

export const slots: Record<string, SlotRule> = {
  default: { title: 'Content', description: 'Shown in the room of the banner where the app document says true.' },
};
