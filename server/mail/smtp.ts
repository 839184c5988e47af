// Letters by SMTP: one recipient each, plain text with HTML beside it, tried again a few times; what fails is logged without address and text.
import { createTransport } from 'nodemailer';
import { isMailAddress, onOneLine } from './mail-address.ts';
import type { Letter, Post } from './post.ts';

/** How letters go out. `from`: `Name <address>` or an address; `log` takes a line for the log, `retryMs` is the pause before the second try. */
export type SmtpOptions = { url: string; from: string; log: (line: string) => void; retryMs?: number };

const TRIES = 3;
/** Letters that may wait; a mail server that hangs must not fill the memory. */
const MOST_WAITING = 5000;
/** How long the end of the server waits for letters, ms. */
const LAST_WAIT = 5000;

/** Opens the transport; connects with the first letter. */
export function createSmtp({ url, from, log, retryMs = 2000 }: SmtpOptions): Post {
  const transport = createTransport(
    // A letter is text made here: no part of it is ever read from a file or fetched.
    {
      url,
      pool: true,
      requireTLS: sendsPassword(url),
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const under = new Set<Promise<void>>();
  let closing = false;
  const attempt = async ({ to, subject, text, html, replyTo, language }: Letter): Promise<void> => {
    for (let nth = 1; ; nth += 1) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject: onOneLine(subject, 200),
          text,
          ...(html !== undefined && { html }),
          ...(replyTo !== undefined && isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo.trim() } }),
          headers: { 'auto-submitted': 'auto-generated', 'content-language': onOneLine(language, 20) },
        });
        return;
      } catch (error) {
        if (nth === TRIES || closing || isFinal(error)) return log(`a letter could not be sent (${reasonOf(error)})`);
        await new Promise((resolve) => setTimeout(resolve, retryMs * nth).unref());
      }
    }
  };
  return {
    async send(letter) {
      if (!isMailAddress(letter.to)) return log('a letter was not sent: its recipient is not one address');
      if (under.size >= MOST_WAITING) return log('a letter was not sent: too many wait');
      const sending = attempt(letter).finally(() => under.delete(sending));
      under.add(sending);
      await sending;
    },
    async close() {
      closing = true;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([Promise.all(under), new Promise((resolve) => (timer = setTimeout(resolve, LAST_WAIT)))]);
      clearTimeout(timer);
      transport.close();
    },
  };
}

/** A password is sent over an encrypted connection, or not at all; on this machine none is needed. */
function sendsPassword(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

type SmtpFault = { code?: unknown; responseCode?: unknown };

/** A refusal for good (5xx): the next try would be refused, too. */
const isFinal = (error: unknown): boolean => Number((error as SmtpFault | null)?.responseCode ?? 0) >= 500;

/** Codes alone: what servers write may repeat the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as SmtpFault;
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'no reason given';
}
