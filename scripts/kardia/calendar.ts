// Days, times of day and the slots of the timetable of Kardia 2027.

/** The three days, YYYY-MM-DD. */
export const days = ['2027-05-03', '2027-05-04', '2027-05-05'] as const;
/** A day of the congress, from 1. */
export type Day = 1 | 2 | 3;

/** Minutes from midnight before day 1: one number that orders everything. */
export const moment = (day: Day, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - 1) * 1440 + hours * 60 + minutes;
};

/** Local time of a moment, "2027-05-03T08:30". The three days have no change of summer time. */
export function local(minutes: number): string {
  const day = String(3 + Math.floor(minutes / 1440)).padStart(2, '0');
  const two = (value: number): string => String(value).padStart(2, '0');
  return `2027-05-${day}T${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`;
}

/** A stretch of time that several rooms share. */
export type Slot = { day: Day; start: number; end: number };

const slot = (day: Day, start: string, end: string): Slot => ({ day, start: moment(day, start), end: moment(day, end) });

/** Parallel sessions of 75 minutes; the breaks between them are common to all rooms. */
export const parallel: readonly Slot[] = [
  slot(1, '08:30', '09:45'),
  slot(1, '13:30', '14:45'),
  slot(1, '15:15', '16:30'),
  slot(2, '08:30', '09:45'),
  slot(2, '10:15', '11:30'),
  slot(2, '13:30', '14:45'),
  slot(2, '15:15', '16:30'),
  slot(3, '08:30', '09:45'),
  slot(3, '10:15', '11:30'),
  slot(3, '13:15', '14:30'),
];

/** Satellite symposia: at noon, and in the evening of the first two days. */
export const noon = { 1: slot(1, '12:00', '13:00'), 2: slot(2, '12:00', '13:00'), 3: slot(3, '12:00', '13:00') } as const;
export const evening = { 1: slot(1, '18:00', '19:00'), 2: slot(2, '18:00', '19:00') } as const;

/** Early rounds with an expert. */
export const early: readonly Slot[] = [slot(2, '07:30', '08:15'), slot(3, '07:30', '08:15')];

/** Half an hour over lunch. */
export const lunch: readonly Slot[] = [slot(1, '12:15', '12:45'), slot(2, '12:15', '12:45'), slot(3, '12:15', '12:45')];

const runs = (day: Day, minutes: number, starts: string): Slot[] =>
  starts.split(' ').map((start) => ({ day, start: moment(day, start), end: moment(day, start) + minutes }));

/** Hours in the simulation lab. */
export const simulation: readonly Slot[] = [
  ...runs(1, 60, '08:30 12:00 13:30 15:15 18:00'),
  ...runs(2, 60, '08:30 10:15 12:00 13:30 15:15'),
  ...runs(3, 60, '07:15 08:30 10:15 12:00 13:15'),
];

/** Appearances on the Agora stage. */
export const stage: readonly Slot[] = [
  ...runs(1, 25, '09:45 11:40 12:15 13:00 14:45 15:30 18:00 18:40'),
  ...runs(2, 25, '09:45 11:40 12:15 13:00 14:45 17:35 18:10 18:45'),
  ...runs(3, 25, '08:45 09:45 10:30 11:35 12:15 12:50 13:30 14:05'),
];

/** Poster sessions: in the coffee breaks, as many as the number says. */
export const posterBreaks: readonly { slot: Slot; sessions: number }[] = [
  { slot: slot(1, '14:45', '15:15'), sessions: 13 },
  { slot: slot(2, '09:45', '10:15'), sessions: 7 },
  { slot: slot(2, '14:45', '15:15'), sessions: 7 },
  { slot: slot(3, '09:45', '10:15'), sessions: 12 },
];
