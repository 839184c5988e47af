// The own words of the footer.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.footer', texts: textsInEnglish };
