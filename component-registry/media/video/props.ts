// What an organiser may set on a video.
import * as z from 'zod';
import { type ComponentWords, languageCode, localisedText, mediaUrl, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Video',
  description:
    'A film with title, captions and a still picture. Nothing of it is loaded before somebody plays it, and nothing of another host before the visitor agrees.',
};

const track = z.strictObject({
  url: required(mediaUrl, {
    title: 'File',
    description: 'Captions as WebVTT (.vtt), on this site or in the assets of the event.',
    example: 'asset:opening.en.vtt',
  }),
  language: required(languageCode, { title: 'Language', description: 'Language of the captions, xx-XX.', example: 'en-GB' }),
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'Name in the menu of the player; empty takes the name of the language.',
    example: 'English',
  }),
  kind: optional(z.enum(['captions', 'subtitles', 'chapters', 'descriptions']), 'captions', {
    title: 'Kind',
    description: 'captions also say what is heard; subtitles only translate.',
    example: 'subtitles',
  }),
});

export const props = z.object({
  url: required(mediaUrl, {
    title: 'Film',
    description: 'Address of the film: mp4 or webm; HLS (.m3u8) where the browser plays it by itself.',
    example: 'https://video.example.org/opening.mp4',
  }),
  title: required(localisedText, {
    title: 'Title',
    description: 'What the film is, shown above it and read by screen readers.',
    example: { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' },
  }),
  showTitle: optional(z.boolean(), true, {
    title: 'Show the title',
    description: 'false keeps the title for screen readers only.',
    example: false,
  }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'A sentence below the film; empty for none.',
    example: 'Recorded on the first day.',
  }),
  poster: optional(mediaUrl, '', {
    title: 'Still picture',
    description: 'Picture before it is played; empty shows a pattern made of the title.',
    example: 'asset:opening.jpg',
  }),
  ratio: optional(z.enum(['16/9', '4/3', '1/1', '9/16']), '16/9', {
    title: 'Shape',
    description: 'Width to height; the place is kept free.',
    example: '4/3',
  }),
  captions: optional(z.array(track), [], {
    title: 'Captions',
    description: 'Captions, subtitles and chapters; the one in the visitor’s language is switched on.',
    example: [{ url: 'asset:opening.en.vtt', language: 'en-GB' }],
  }),
});
export type Props = z.output<typeof props>;
