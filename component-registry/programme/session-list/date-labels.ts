// How the list writes its days (B §9): 'dddd, DD MMMM' on the day filters, 'DD MMMM YYYY' above the groups, in German with the name of the day.
import { useDocument, useEvent } from '#sdk';

export const TAB_PATTERN = 'dddd, DD MMMM';

/** The format without a choice of the organiser: the default of `programme[0].dateformat`. */
const DEFAULT = 'DD MMMM YYYY';

/** The pattern of a day above its group in a language. */
export const groupPatternOf = (dateformat: string, language: string): string =>
  dateformat === DEFAULT && language.startsWith('de') ? 'dddd, DD. MMMM YYYY' : dateformat;

export function useGroupPattern(): string {
  const { language } = useEvent();
  return groupPatternOf(useDocument('app').programme[0]?.dateformat ?? DEFAULT, language);
}
