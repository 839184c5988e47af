// Letters over a real SMTP conversation: one recipient, no header of anybody's choice, tried again, and nothing personal in the log.
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import type { Letter } from './post.ts';
import { createSmtp } from './smtp.ts';

type Received = { from: string; to: string[]; text: string };
const received: Received[] = [];
/** What the sink answers to the next recipients; empty: takes them. */
let refusals: number[] = [];
let address = '';
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_, __, done) {
    const code = refusals.shift();
    done(code === undefined ? null : Object.assign(new Error('no mailbox mira@example.org here'), { responseCode: code }));
  },
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map((one) => one.address), text: Buffer.concat(parts).toString('utf8') });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const at = sink.server.address();
  address = `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => sink.close(() => resolve())));
beforeEach(() => {
  received.length = 0;
  refusals = [];
});

const letter: Letter = {
  to: 'mira@example.org',
  subject: 'Grüße',
  text: 'Hello Mira,\n\nhttps://heart.example.org/x?code=1\n',
  language: 'de-DE',
};

async function send(letters: readonly Letter[], url = address): Promise<string[]> {
  const log: string[] = [];
  const post = createSmtp({ url, from: 'Heart <congress@example.org>', log: (line) => log.push(line), retryMs: 1 });
  for (const one of letters) await post.send(one);
  await post.close();
  return log;
}

const headersOf = ({ text }: Received): string[] =>
  text
    .split('\r\n\r\n')[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0]!.toLowerCase())
    .sort();
const plainHeaders = [
  'auto-submitted',
  'content-language',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

test('one letter to one recipient, as text', async () => {
  expect(await send([letter])).toEqual([]);
  expect(received).toMatchObject([{ from: 'congress@example.org', to: ['mira@example.org'] }]);
  expect(headersOf(received[0]!)).toEqual(plainHeaders);
  expect(received[0]!.text).toContain('https://heart.example.org/x?code=1');
});

test('tried again when the server is busy, given up when it refuses for good', async () => {
  refusals = [451];
  expect(await send([letter])).toEqual([]);
  expect(received).toHaveLength(1);
  refusals = [550, 550, 550];
  const log = await send([letter]);
  expect(received).toHaveLength(1);
  expect(refusals).toHaveLength(2);
  expect(log).toEqual([expect.stringMatching(/^a letter could not be sent \(/)]);
  expect(log[0]).not.toContain('mira');
});

test('a server that is not there is a line in the log', async () => {
  const log = await send([letter], 'smtp://127.0.0.1:1');
  expect(log).toEqual(['a letter could not be sent (ESOCKET)']);
});

test('a password is never sent over an unencrypted connection', async () => {
  const log = await send([letter], 'smtp://user:secret@mail.invalid:2525');
  expect(log).toHaveLength(1);
  expect(log[0]).not.toMatch(/secret|user/);
});

test.skipIf(!hasShared)('the corpus: one message with the right recipient, or none', async () => {
  const { cases } = JSON.parse(readShared('cases/net/mail-injection.json')) as {
    cases: { id: string; field: string; value: string | { Address?: string; Name?: string }[] }[];
  };
  const texts = cases.flatMap(({ value }) =>
    typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.flatMap((one) => [one.Name ?? '', one.Address ?? ''])
        : ['a'.repeat(200_000)],
  );
  const distinct = [...new Set(texts)].filter((text) => text !== '').slice(0, 40);
  expect(distinct.length).toBeGreaterThan(10);
  // Whatever reaches a subject or text by mistake stays one line of it.
  expect(await send(distinct.map((text) => ({ ...letter, subject: text, text })))).toEqual([]);
  expect(received).toHaveLength(distinct.length);
  for (const one of received) expect([one.to, headersOf(one)]).toEqual([['mira@example.org'], plainHeaders]);
  received.length = 0;
  const bad = distinct.filter((text) => /[\s<]|^[^@]*$/.test(text));
  expect(await send(bad.map((to) => ({ ...letter, to })))).toHaveLength(bad.length);
  expect(received).toEqual([]);
});

test('no setting sends a password over an unencrypted connection, except on this machine', async () => {
  const names: string[] = [];
  const guarded = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _, done) {
      names.push(username);
      done(null, { user: username });
    },
    onData(stream, _, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve));
  const at = guarded.server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  // Another name of this machine, which cannot be recognised as one.
  expect(await send([letter], `smtp://mira:secret@127.1:${port}`)).toEqual([expect.stringContaining('a letter could not be sent')]);
  expect(names).toEqual([]);
  expect(await send([letter], `smtp://mira:secret@127.0.0.1:${port}`)).toEqual([]);
  expect(names).toEqual(['mira']);
  await new Promise<void>((resolve) => guarded.close(() => resolve()));
});
