// App configuration, topic banners: advertising banners at top and bottom, the ticker band.
import * as z from 'zod';
import { optional } from '../../fields.ts';
import { feedUrl } from '../envelope.ts';
import { address, flag, group, list, media, text } from '../field-kinds.ts';
import { windowBound } from '../window.ts';

const adBanner = z.looseObject({
  image: media('Picture', 'Picture of the banner.', 'asset:banner-phone.svg'),
  alt: text('Alternative text', 'What the picture says.', 'Visit us in Hall B'),
  link: address('Link', 'Where a tap leads; empty for nowhere.', 'https://www.example.org'),
});
const banner = (title: string, place: string) =>
  optional(z.union([z.boolean(), adBanner]), false, {
    title,
    description: `Banner ${place} on phones (up to 768 pixels): a picture with a link; true keeps its room for what stands in the placement of engagement/ad-banner, false shows none.`,
    example: { image: 'asset:banner-phone.svg', alt: 'Visit us in Hall B' },
  });
const height = (title: string, fallback: number, example: number) =>
  optional(z.number().int().min(0).max(1000), fallback, {
    title,
    description: 'Height in pixels; the page ends, and the button back to the top stands, 50 pixels above a banner at the bottom.',
    example,
  });

const tickerText = z.looseObject({
  startTime: optional(windowBound, null, {
    title: 'Start',
    description: 'Shown from this moment on, in the time zone of the event: YYYY-MM-DD or YYYY-MM-DDTHH:MM. null or empty: no start.',
    example: '2027-05-03T08:00',
  }),
  endTime: optional(windowBound, null, {
    title: 'End',
    description: 'Shown up to and including this moment; a day alone counts to its end. null or empty: no end.',
    example: '2027-05-03T10:00',
  }),
  text: text('Text', 'One item, or several in brackets: [first; second; third]. Plain text.', '[Doors open at 8:00; Badges in Hall A]'),
});
const tickerSources = z.looseObject({
  rss: optional(feedUrl, '', {
    title: 'Feed',
    description:
      'Address of a feed (RSS, Atom, RDF, JSON Feed) on a public host; the server reads it every five minutes and its headlines are shown. What follows stands in until it has been read, and while it cannot be.',
    example: 'https://news.example.org/feed.xml',
  }),
  texts: list(tickerText, 'Texts', 'Without a feed, the first text whose window contains now is shown.', [
    { startTime: '2027-05-03T08:00', endTime: '2027-05-03T10:00', text: '[Doors open at 8:00; Badges in Hall A]' },
  ]),
});

/** Keys of this topic. */
export const bannerKeys = {
  hideTicker: flag('Hide the ticker', 'Shows no ticker band at all.'),
  ticker: group(
    tickerSources,
    'Ticker',
    'The band of news above the content: a feed, else the text of the moment, else the text `text` of the translation set `ticker` (texts/ticker.<language>.json).',
    { texts: [{ text: '[Doors open at 8:00; Badges in Hall A]' }] },
  ),
  mobileBannerTop: banner('Top banner on phones', 'at the top'),
  mobileBannerBottom: banner('Bottom banner on phones', 'at the bottom'),
  showDesktopBottomBanner: flag('Bottom banner on desktops', 'Shows the bottom banner on wide screens too, in the height for desktops.'),
  mobileBannerHeight: height('Banner height on phones', 75, 60),
  desktopBannerHeight: height('Banner height on desktops', 100, 120),
};
