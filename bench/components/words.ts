// The words of a text in the one language the bench is shown in; the page by hand uses the same.
import type { LocalisedText } from '#fields';

export const words = (text: LocalisedText): string => (typeof text === 'string' ? text : ((text as Record<string, string>)['en-GB'] ?? ''));
