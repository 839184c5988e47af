// The own words of the announcements; the texts `engagement.notification-toasts.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'engagement.notification-toasts', texts: textsInEnglish };
