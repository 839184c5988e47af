// Rows of the small hours below rows of the evening, under one day.
import { dayAfter } from '../../values/instants.ts';
import { readClocks } from '../../values/written-clocks.ts';
import { readMoment } from '../../values/written-times.ts';

/** Tells, row by row, which are after midnight: in the small hours below one of the evening, under the same day. Their day, else undefined. */
export function nightsOf(): (start: string | undefined, day: string) => string | undefined {
  let evening = '';
  return (start, day) => {
    const from = readClocks(start?.trim() ?? '')?.from ?? '';
    const isNight = from !== '' && from < '06:00' && evening === day;
    if (from !== '' && !isNight) evening = from >= '18:00' ? day : '';
    // Of 3/6/2031 nobody knows here which is the day.
    const { date = '' } = (!/\d\/\d/.test(day) && isNight && readMoment(day, { order: 'dmy' })) || {};
    return date === '' ? undefined : dayAfter(date);
  };
}
