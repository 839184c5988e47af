// What an organiser may set on a list of people.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, mediaUrl, optional, plainText, required } from '#fields';
import { heading, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'People',
  description: 'Named people with role and institution: presidents, a committee, a team. Without a picture a person has initials.',
  takeOver: 'later',
};

const person = z.strictObject({
  name: required(plainText.min(1), {
    title: 'Name',
    description: 'Name as the person writes it, with titles.',
    example: 'Prof. Dr. Ada Sample',
  }),
  role: optional(localisedText, '', {
    title: 'Role',
    description: 'What the person does here; empty for none.',
    example: { 'en-GB': 'Congress president', 'de-DE': 'Kongresspräsidentin' },
  }),
  institution: optional(localisedText, '', {
    title: 'Institution',
    description: 'Where the person works; empty for none.',
    example: 'University Hospital Nordhafen',
  }),
  image: optional(mediaUrl, '', { title: 'Picture', description: 'Portrait; empty shows initials.', example: 'asset:people/sample.jpg' }),
  link: optional(link, '', {
    title: 'Link',
    description: 'Where the name leads; empty for nowhere.',
    example: 'https://www.example.org/sample',
  }),
});

export const props = z.object({
  heading: heading('Scientific committee'),
  level: level(2),
  people: required(z.array(person).min(1), {
    title: 'People',
    description: 'People in the order in which they are shown.',
    example: [{ name: 'Prof. Dr. Ada Sample', role: 'Congress president' }],
  }),
  size: optional(z.enum(['medium', 'large']), 'medium', {
    title: 'Size',
    description: 'large for two to four people who speak for the event, medium for a committee.',
    example: 'large',
  }),
});
export type Props = z.output<typeof props>;
