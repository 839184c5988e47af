// Invites somebody from the command line: account, code, and the letter, or its link where no mail is set up.
import { writeLetter } from '../../server/mail/letters.ts';
import { isMailAddress } from '../../server/mail/mail-address.ts';
import { invite } from '../../server/people/invite.ts';
import type { ExitCode } from '../commands/command.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { publishedFacts, publishedEvent } from '../store/published-event.ts';
import { invitationLink, publicOrigin } from './invitation-link.ts';
import { ACTOR, withPeople } from './open-people.ts';
import { postOfEnvironment } from './post-of-environment.ts';

type Asked = { event: string; firstname: string; surname: string; language?: string; staff: boolean; base?: string };

/** `users invite`. Throws UsageError for what is no address, and for an unknown event. */
export const inviteUser = (
  email: string,
  { event: name, firstname, surname, language, staff, base }: Asked,
  terminal: Terminal,
): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const to = email.trim();
    if (!isMailAddress(to)) throw new UsageError(`“${email}” is not one e-mail address.`);
    const event = await publishedEvent(people.store, name);
    const { accountId, isNew, code } = await invite(
      people,
      { instance: event.instance, email: to, firstname, surname, isStaff: staff },
      ACTOR,
    );
    terminal.print(`Account ${accountId} ${isNew ? 'was made' : 'was there already'}${staff ? '; it is staff' : ''}.`);
    if (code === undefined) {
      terminal.print('It has its password already: nothing to send.');
      return 0;
    }
    const known = await publishedFacts(people.store, event, language);
    const place = { ...event, language: known.language };
    const link = invitationLink(await publicOrigin(people.store, place, base), place, { code, accountId, email: to });
    let failed = false;
    const post = postOfEnvironment((line) => {
      failed = true;
      terminal.say(line);
    });
    if (!post) {
      terminal.print(`No mail is set up (FOYER_SMTP). The link, which works once:\n${link}`);
      return 0;
    }
    try {
      await post.send(writeLetter({ kind: 'invitation', to, name: firstname, event: known.name, link, language: known.language }));
    } finally {
      // Waits for letters that are under way.
      await post.close();
    }
    terminal.print(failed ? `The letter could not be sent. The link, which works once:\n${link}` : 'The letter is on its way.');
    return failed ? 1 : 0;
  });
