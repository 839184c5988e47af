// Settings that several account screens have.
import { link, localisedText, optional } from '#fields';

/** A sentence of the organiser's in place of Foyer's own. */
export const lead = optional(localisedText, '', {
  title: 'Lead',
  description: 'One or two sentences below the title; empty for Foyer’s own, or none.',
  example: { 'en-GB': 'Use the account of your society.', 'de-DE': 'Nutzen Sie das Konto Ihrer Gesellschaft.' },
});

/** Where the terms of use can be read. */
export const terms = optional(link, '', {
  title: 'Terms of use',
  description: 'Where the terms of use can be read; empty: no link beside the checkbox.',
  example: 'https://www.example.org/terms',
});
