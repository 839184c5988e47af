// What a page is called: the organiser's name for the window title, else the title its own document has (A §2 Navigation behaviour).
import type { LocalisedText } from '../model/fields.ts';
import type { EventModel } from '../model/event.ts';
import type { Languages } from './languages.ts';
import { localise } from './localise.ts';

/**
 * The name of the page with the key `page`: of `PageTitles` in the app document, else of `own` (the title of the page's
 * document); empty when neither has words. Both may be given as they were written: what is no text counts as missing.
 */
export function pageName(page: string, own: unknown, { raw, texts }: Pick<EventModel, 'raw' | 'texts'>, languages: Languages): string {
  const titles = raw.get('app')?.value['PageTitles'];
  const named = isRecord(titles) && Object.hasOwn(titles, page) ? titles[page] : undefined;
  return words(named, languages, texts) || words(own, languages, texts);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function words(text: unknown, languages: Languages, texts: EventModel['texts']): string {
  if (typeof text !== 'string' && !isRecord(text)) return '';
  const found: unknown = localise(text as LocalisedText, languages, texts);
  return typeof found === 'string' ? found.trim() : '';
}
