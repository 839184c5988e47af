// The stage an instance stands for (A §3 Environments): what is tried out is for its organisers, and opens the event that shows every service (A §1).

/** Stages on which things are tried out; every other name is that of an organisation. */
const trials = /^(staging|local|dev|qa[2-4]?)$/;

/** Event that such an instance opens where it names none (A §1). */
export const TRIAL_EVENT = 'qaservicechecks';

/** Whether an instance document is that of a stage on which things are tried out. */
export const isTrial = ({ environment }: Readonly<Record<string, unknown>>): boolean =>
  typeof environment === 'string' && trials.test(environment);
