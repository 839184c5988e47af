// The way out for letters as a server of the same environment has it; the command line has no mailbox of its own.
import { createSmtp } from '../../server/mail/smtp.ts';
import type { Post } from '../../server/mail/post.ts';
import { UsageError } from '../output/usage-error.ts';

/** Opens it; undefined where no mail is set up. `failed` receives each letter that could not be sent. Throws UsageError without a sender. */
export function postOfEnvironment(failed: (line: string) => void): Post | undefined {
  const [url = '', from = ''] = [process.env['FOYER_SMTP']?.trim(), process.env['FOYER_MAIL_FROM']?.trim()];
  if (url === '') return undefined;
  if (from === '') throw new UsageError('FOYER_SMTP is set, FOYER_MAIL_FROM is not: letters need a sender.');
  return createSmtp({ url, from, log: failed });
}
