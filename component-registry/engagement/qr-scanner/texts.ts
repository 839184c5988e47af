// The own words of qr-scanner; the texts `engagement.qr-scanner.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.qr-scanner', texts: textsInEnglish };
