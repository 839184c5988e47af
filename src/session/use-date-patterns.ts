// How pages write days (B §9): 'dddd, DD MMMM' on the filters of days and above a day of one's own, 'DD MMMM YYYY' above groups, in German with the name of the day.
import { datePattern, localPattern } from '../i18n/date-pattern.ts';
import { useDocument } from './use-document.ts';
import { useEvent } from './use-event.ts';

/** A day without its year. */
const DAY = 'dddd, DD MMMM';
/** The format without a choice of the organiser: the default of `programme[0].dateformat`. */
const DEFAULT = 'DD MMMM YYYY';

/** The pattern of a day without its year, as the language of the page writes it. */
export const useDayPattern = (): string => localPattern(DAY, useEvent().language);

/** The pattern of a day above its group: `programme[0].dateformat`, or as the language writes it. */
export function useGroupPattern(): string {
  const { language } = useEvent();
  return localPattern(useDocument('app').programme[0]?.dateformat ?? DEFAULT, language);
}

/** The pattern of `programme[0].dateformat` where the organiser has chosen another than the default; undefined otherwise, for a long date. */
export function useChosenPattern(): string | undefined {
  const { language } = useEvent();
  const chosen = useDocument('app').programme[0]?.dateformat ?? DEFAULT;
  return chosen === DEFAULT ? undefined : localPattern(datePattern(chosen), language);
}
