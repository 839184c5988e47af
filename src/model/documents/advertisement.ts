// The advertisement document: one popup with its window, page and audience, `advertisements/<id>.json` (A §3, §5).
import * as z from 'zod';
import { optional, required } from '../fields.ts';
import { colour, line, list, media, text } from './field-kinds.ts';
import { numberOrText, pageName, versioned } from './envelope.ts';
import { windowBound } from './window.ts';

/** An advertisement. */
export const advertisement = z.looseObject({
  ...versioned('advertisement'),
  id: required(numberOrText, {
    title: 'Id',
    description: 'Number or text, unique in the event; remembered for 7 days once the advertisement was seen.',
    example: 31,
  }),
  vmxPage: required(pageName, { title: 'Page', description: 'Page on which it is shown (A §2).', example: 'ProductsPage' }),
  displayFromDate: optional(windowBound, null, {
    title: 'From',
    description: 'First moment it is shown, in the time zone of the event: YYYY-MM-DD or YYYY-MM-DDTHH:MM. null is open.',
    example: '2027-05-03T08:00',
  }),
  displayToDate: optional(windowBound, null, {
    title: 'To',
    description: 'Last moment it is shown; a day alone counts to its end. null is open.',
    example: '2027-05-05',
  }),
  CompanyAccountIds: list(
    numberOrText,
    'Companies of the visitor',
    'Shown to visitors whose ticket belongs to one of these companies; empty shows it to everybody.',
    [4711],
  ),
  CompanyAccountIdsShowOnProfile: list(
    numberOrText,
    'Profiles',
    'On a company profile, only on the profiles of these companies; empty does not limit.',
    [4711],
  ),
  channelId: optional(z.union([z.string().max(2_000), z.number().int(), z.null()]), null, {
    title: 'Channel',
    description: 'Shown only while this live room plays; null does not limit.',
    example: 12,
  }),
  showInSeconds: optional(z.number().min(0).max(86_400), 0, {
    title: 'Delay',
    description: 'Seconds to wait once it could be shown.',
    example: 10,
  }),
  videoFilePath: media('Video', 'Film to play; takes the place of the picture.', 'https://video.example.org/spot.mp4'),
  pictureFilePath: media('Picture', 'Picture to show.', 'asset:spot.jpg'),
  headlineTop: text('Headline above', 'Words above the picture.', 'Visit us in Hall B'),
  headlineBottom: text('Headline below', 'Words below the picture.', 'Booth 42'),
  text: text('Text', 'HTML; sanitised before it is shown.', '<p>Live demonstrations every hour.</p>'),
  optionalLink: line(
    'Link',
    'Where the button leads. Without a scheme https is added; schemes other than http, https, mailto and tel give no button.',
    'www.example.org',
  ),
  optionalLinkTarget: optional(z.enum(['_self', '_blank']), '_self', {
    title: 'Link target',
    description: 'Same window or a new one.',
    example: '_blank',
  }),
  optionalLinkButtonText: text('Button text', 'Words on the button; empty shows the link itself.', 'Learn more'),
  backgroundColor: colour(
    'Background',
    'Background colour #rrggbb; the text on it becomes black or white by brightness (A §9). Empty takes the surface of the theme.',
    '#0b6e6e',
  ),
});

/** An advertisement with its defaults filled in. */
export type Advertisement = z.infer<typeof advertisement>;
