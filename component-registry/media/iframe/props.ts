// What an organiser may set on content of another site.
import * as z from 'zod';
import { type ComponentWords, hostName, localisedText, LONGEST_ADDRESS, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Content of another site',
  description: 'A page of another site inside this one: a map, a player, a form. Nothing is loaded from there before the visitor agrees.',
};

export const props = z.object({
  url: required(
    z
      .string()
      .max(LONGEST_ADDRESS)
      .regex(/^https:\/\/[^\s]+$/),
    {
      title: 'Address',
      description: 'Address of the page, https only.',
      example: 'https://map.example.org/embed?place=4711',
    },
  ),
  title: required(localisedText, {
    title: 'Title',
    description: 'What it is, shown before it is loaded and read by screen readers.',
    example: { 'en-GB': 'Map of the halls', 'de-DE': 'Hallenplan' },
  }),
  hosts: optional(z.array(hostName), [], {
    title: 'Hosts',
    description:
      'Hosts that may be shown here, each with its subdomains. An address of any other host is never loaded, so an empty list loads nothing.',
    example: ['map.example.org'],
  }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'A sentence about what will be seen and why it is worth it; empty for none.',
    example: 'Zoom in to find your hall.',
  }),
  height: optional(z.number().int().min(120).max(2000), 480, {
    title: 'Height',
    description: 'Height in pixels; on narrow screens at most the height of the screen.',
    example: 600,
  }),
  capabilities: optional(
    z.array(z.enum(['fullscreen', 'camera', 'microphone', 'geolocation', 'clipboard-write', 'encrypted-media', 'picture-in-picture'])),
    ['fullscreen'],
    {
      title: 'Capabilities',
      description: 'What the page may ask the browser for.',
      example: ['fullscreen', 'geolocation'],
    },
  ),
  sandbox: optional(
    z.array(z.enum(['scripts', 'same-origin', 'forms', 'popups', 'downloads', 'modals', 'presentation'])),
    ['scripts', 'same-origin', 'forms', 'popups'],
    {
      title: 'Sandbox',
      description: 'What the page may do. same-origin lets it use its own storage; it never takes effect for a page of this site.',
      example: ['scripts', 'same-origin'],
    },
  ),
});
export type Props = z.output<typeof props>;
