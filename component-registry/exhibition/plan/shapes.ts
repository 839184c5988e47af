// Props of the floor plan, and the shapes its dialog draws: halls with their booths, companies with their booth numbers.
import * as z from 'zod';
import { identifier, link, localisedText, mediaUrl, optional, plainText, required } from '#fields';

const metre = z.number().min(0).max(100_000);

const booth = z.strictObject({
  number: required(plainText.min(1).max(40), { title: 'Booth number', description: 'As it is written at the booth.', example: 'B12' }),
  points: required(
    z
      .string()
      .max(2_000)
      .regex(/^-?\d{1,6}(\.\d{1,3})?,-?\d{1,6}(\.\d{1,3})?( -?\d{1,6}(\.\d{1,3})?,-?\d{1,6}(\.\d{1,3})?){1,60}$/),
    {
      title: 'Shape',
      description:
        'Two opposite corners of a rectangle, or the corners of a polygon in order: x,y pairs with blanks between, in units of the plan.',
      example: '120,80 200,140',
    },
  ),
});

const hall = z.strictObject({
  id: required(identifier, { title: 'Id', description: 'Names the hall in addresses; unique in the list.', example: 'hall-2' }),
  name: required(localisedText, { title: 'Name', description: 'Name of the hall.', example: { 'en-GB': 'Hall 2', 'de-DE': 'Halle 2' } }),
  plan: optional(mediaUrl, '', {
    title: 'Plan',
    description: 'Drawing or picture of the hall, shown behind the booths as an image; empty shows the booths alone.',
    example: 'asset:hall-2.svg',
  }),
  darkColors: optional(z.boolean(), false, {
    title: 'Dark colours',
    description:
      'Whether the plan has colours of its own for dark screens (an SVG with a rule for `prefers-color-scheme: dark`); if not, it stays on light paper.',
    example: true,
  }),
  width: required(metre.min(1), { title: 'Width', description: 'Width of the plan in its own units, those of the shapes.', example: 900 }),
  height: required(metre.min(1), { title: 'Height', description: 'Height of the plan in the same units.', example: 600 }),
  booths: required(z.array(booth).min(1).max(2_000), {
    title: 'Booths',
    description: 'Booths of the hall, with or without a company.',
    example: [{ number: 'B12', points: '120,80 200,140' }],
  }),
});

const hallExample = {
  id: 'hall-2',
  name: 'Hall 2',
  plan: 'asset:hall-2.svg',
  width: 900,
  height: 600,
  booths: [{ number: 'B12', points: '120,80 200,140' }],
};

/** The halls of an exhibition; without any they come from the data of the event, with its companies. */
export const ownHalls = optional(z.array(hall).max(40), [], {
  title: 'Halls',
  description: 'Halls in the order of their tabs; without any, halls and companies are those of data/halls.json and data/companies.json.',
  example: [hallExample],
});
export type Hall = z.output<typeof hall>;

const boothNumber = plainText.min(1).max(40);
const boothOfHall = z.strictObject({
  hall: required(identifier, { title: 'Hall', description: 'Id of its hall.', example: 'hall-2' }),
  number: required(boothNumber, { title: 'Booth number', description: 'As it is written at the booth.', example: 'B9' }),
});

/** A company that exhibits. */
export const company = z.strictObject({
  id: required(identifier, { title: 'Id', description: 'Id of the company account; unique in the list.', example: '4711' }),
  name: required(plainText.min(1).max(300), { title: 'Name', description: 'Name of the company.', example: 'Sample Instruments' }),
  booths: required(z.array(z.union([boothNumber, boothOfHall])).max(60), {
    title: 'Booths',
    description:
      'Its booths in any order; they are shown ascending. A number alone is meant in every hall that has it; where halls share numbers, write hall and number. A number that is on no plan is shown in words alone.',
    example: ['B12', { hall: 'hall-2', number: 'B9' }],
  }),
  logo: optional(mediaUrl, '', {
    title: 'Logo',
    description: 'Logo on a light ground; empty shows the name alone.',
    example: 'asset:sample.svg',
  }),
  sponsorType: optional(localisedText, '', {
    title: 'Sponsor type',
    description: 'What it is to the congress; empty for nothing.',
    example: 'Gold Partner',
  }),
  link: optional(link, '', {
    title: 'Show more',
    description: 'Where “Show more” leads; without it there is no such button.',
    example: 'https://www.example.org',
  }),
});
export type Company = z.output<typeof company>;
