// Settings of mail, read strictly: a mistake in them is reported at the start, not by letters that never arrive.
import { isMailAddress, onOneLine } from './mail-address.ts';
import type { MailSettings } from './open-post.ts';

/** Ends the start with a sentence; the settings' own error. */
type Mistake = (message: string) => never;

/** How letters go out. A password in `smtp` is never repeated in a sentence. */
export function readMail(
  { smtp, from, kind }: { smtp: string; from: string; kind: string },
  development: boolean,
  mistake: Mistake,
): MailSettings {
  if (kind !== '' && kind !== 'mailbox') return mistake(`FOYER_MAIL must be mailbox or not set, not "${kind}".`);
  if (kind === 'mailbox') return { kind: 'mailbox' };
  if (smtp === '') return { kind: development ? 'mailbox' : 'off' };
  const url = URL.canParse(smtp) ? new URL(smtp) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return mistake('FOYER_SMTP must be the address of a mail server, smtp://user:password@host:587 (smtps:// for TLS from the start).');
  const address = /^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from;
  if (!isMailAddress(address) || onOneLine(from, 400) !== from)
    return mistake('FOYER_MAIL_FROM must be the sender of letters, congress@example.org or Congress <congress@example.org>.');
  return { kind: 'smtp', url: smtp, from };
}

/** The origin of links in letters. */
export function readPublicUrl(text: string, mistake: Mistake): string | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    return mistake(`FOYER_PUBLIC_URL must be an origin such as https://congress.example.org, not "${text}".`);
  return url.origin;
}
