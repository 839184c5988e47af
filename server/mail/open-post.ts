// How letters are sent: by SMTP, into the mailbox of development, or not at all (then they are logged as such).
import { createMailbox, type Mailbox } from './mailbox.ts';
import type { Post } from './post.ts';
import { createSmtp } from './smtp.ts';

/** How mail is set up (settings `FOYER_SMTP`, `FOYER_MAIL_FROM`, `FOYER_MAIL`). */
export type MailSettings = { kind: 'smtp'; url: string; from: string } | { kind: 'mailbox' } | { kind: 'off' };

/** Opens it. `mailbox` is given if letters stay in this process and may be read. `log` takes lines for the log. */
export function openPost(mail: MailSettings, log: (line: string) => void): { post: Post; mailbox?: Mailbox } {
  if (mail.kind === 'smtp') return { post: createSmtp({ ...mail, log }) };
  if (mail.kind === 'mailbox') {
    const mailbox = createMailbox();
    return { post: mailbox, mailbox };
  }
  return {
    post: {
      async send() {
        log('mail is off (FOYER_SMTP is not set): a letter was dropped');
      },
      async close() {},
      isOff: true,
    },
  };
}
