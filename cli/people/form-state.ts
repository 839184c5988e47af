// `foyer users form`: what the organiser says of somebody's profile form (B §4 Forms).
import type { FormState } from '../../src/base/profile-fields.ts';
import type { ExitCode } from '../commands/command.ts';
import type { Terminal } from '../output/terminal.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { accountNamed, withPeople } from './open-people.ts';

/** Open takes away what was said before: the form is open or closed as `profile.json` says. */
export const setFormState = (
  who: string,
  { event: name, status }: { event: string; status: FormState },
  terminal: Terminal,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const event = await loadNotedEvent(people.store, name);
    const account = await accountNamed(people, who, event.instance);
    const { db, clock } = people;
    await db.deleteFrom('form_states').where('account_id', '=', account.id).where('event_id', '=', event.id).execute();
    if (status !== 'Open')
      await db.insertInto('form_states').values({ account_id: account.id, event_id: event.id, status, changed_at: clock.now() }).execute();
    terminal.say(`The form of account ${account.id} is ${status.toLowerCase()}.`);
    return 0;
  });
