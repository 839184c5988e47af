// Signs people in without a page: makes an attendee's and a super user's account of an instance and prints the secrets of their sessions as JSON.
import { withPeople } from '../../../cli/people/open-people.ts';
import { acceptTerms } from '../accept-terms.ts';
import { invite } from '../../../server/people/invite.ts';

const [instance = ''] = process.argv.slice(2);

const secrets = await withPeople(async (people) => {
  const begin = async (email: string, isStaff: boolean): Promise<string> => {
    const { accountId } = await invite(people, { instance, email, firstname: 'Mira', surname: 'Aydin', isStaff }, 'test');
    if (instance === 'kardia') await acceptTerms(people.db, accountId, people.clock.now());
    const { secret } = await people.sessions.begin({ accountId, instance, device: '', browser: '' });
    return secret;
  };
  return { attendee: await begin('attendee@example.org', false), 'super user': await begin('staff@example.org', true) };
});
process.stdout.write(JSON.stringify(secrets));
