// How the list writes its days (B §9): 'dddd, DD MMMM' on the day filters, 'DD MMMM YYYY' above the groups, in German with the name of the day.
import { useDocument, useEvent } from '#sdk';
import { localPattern } from '../session/date-pattern.ts';

const TAB_PATTERN = 'dddd, DD MMMM';
/** The format without a choice of the organiser: the default of `programme[0].dateformat`. */
const DEFAULT = 'DD MMMM YYYY';

/** The pattern of a day on its tab, as the language of the page writes it. */
export const useDayPattern = (): string => localPattern(TAB_PATTERN, useEvent().language);

/** The pattern of a day above its group: `programme[0].dateformat`, or as the language writes it. */
export function useGroupPattern(): string {
  const { language } = useEvent();
  return localPattern(useDocument('app').programme[0]?.dateformat ?? DEFAULT, language);
}
