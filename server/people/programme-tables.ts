// Favourites, appointments, reminders and what was watched as tables with data of a person (quality S29).
import { sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { REMEMBERED } from './expiry.ts';
import { byAccount, ofColumns } from './of-columns.ts';
import type { PersonalTable } from './personal-table.ts';
import * as programme from './show-programme.ts';

export const personalProgrammeTables: { [T in keyof Tables]?: PersonalTable<T> } = {
  notifications: {
    ...ofColumns('notifications', byAccount),
    shownAs: 'reminders',
    // A reminder is over when what it reminds of has begun; messages of the organiser stay.
    expiry: { key: ['id'], isOver: (now) => sql`account_id is not null and until_at < ${now - REMEMBERED}` },
    show: programme.showReminder,
  },
  reminder_choices: {
    ...ofColumns('reminder_choices', byAccount),
    shownAs: 'reminderChoices',
    expiry: null,
    show: programme.showReminderChoice,
  },
  favourites: { ...ofColumns('favourites', byAccount), shownAs: 'favourites', expiry: null, show: programme.showFavourite },
  favourite_changes: {
    ...ofColumns('favourite_changes', byAccount),
    shownAs: 'favouriteChanges',
    expiry: null,
    show: programme.showChange,
  },
  appointments: { ...ofColumns('appointments', byAccount), shownAs: 'appointments', expiry: null, show: programme.showAppointment },
  personal_calendars: {
    ...ofColumns('personal_calendars', byAccount),
    shownAs: 'personalCalendars',
    expiry: null,
    show: programme.showCalendar,
  },
  personal_shares: { ...ofColumns('personal_shares', byAccount), shownAs: 'sharedProgrammes', expiry: null, show: programme.showShare },
  watch_progress: { ...ofColumns('watch_progress', byAccount), shownAs: 'watched', expiry: null, show: programme.showProgress },
  watched_quarters: { ...ofColumns('watched_quarters', byAccount), shownAs: 'watchedQuarters', expiry: null, show: programme.showQuarter },
};
