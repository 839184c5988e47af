// Answers of the API: from the network, and from the last copy where there is no network.
import { deviceTime } from '../clock/clock.ts';
import type { CacheNames } from './cache-names.ts';
import { ageOf, findCopy, storeCopy, trimCopies } from './copies.ts';
import { keepingOf, saysWho } from './request-kind.ts';
import { currentGeneration, forgetPersonal } from './readers.ts';
import { inTime, isOffline } from './in-time.ts';

/** Longest wait for the network where there is a copy, ms. */
const PATIENCE = 4000;
/** Most answers kept of each kind. */
const MOST_ANSWERS = 300;

/** Header of an answer that is a copy: when it was made, ISO 8601; the app says so (`src/session/watch-answers.ts`). */
const KEPT = 'foyer-kept';

/** Answers a request for data; `later` takes work that nobody waits for. */
export async function answerData(request: Request, names: CacheNames, later: (work: Promise<unknown>) => void): Promise<Response> {
  const copy = await findCopy([names.ownData, names.data], request.url);
  // At this address there will never be another answer.
  if (copy && /immutable/i.test(copy.headers.get('cache-control') ?? '')) return copy;
  if (copy && isOffline()) return marked(copy);
  const generation = currentGeneration();
  const asked = fetch(request).then((answer) => {
    if (answer.ok && answer.status === 200) later(keepAnswer(request.url, answer.clone(), names, generation));
    return answer;
  });
  if (!copy) return asked;
  // An answer that comes too late is still kept.
  later(asked.catch(() => undefined));
  const answer = await inTime(asked, PATIENCE);
  return answer && answer.status < 502 ? answer : marked(copy);
}

/** Asks for data that a page has asked for before the worker was there, and keeps the answers. Never rejects. */
export async function keepData(addresses: readonly string[], names: CacheNames): Promise<void> {
  const generation = currentGeneration();
  for (const url of addresses)
    try {
      const answer = await fetch(url);
      if (answer.ok) await keepAnswer(url, answer, names, generation);
    } catch {
      // It comes when the page asks for it.
    }
}

async function keepAnswer(url: string, answer: Response, names: CacheNames, generation: number): Promise<void> {
  const where = keepingOf(url, answer.headers.get('cache-control') ?? '');
  if (!where) return;
  const body = await answer.text();
  // Somebody else is signed in than before: nothing of theirs may stay.
  if (saysWho(url) && (await isOtherUser(url, body, names))) await forgetPersonal();
  else if (where === 'ownData' && generation !== currentGeneration()) return;
  const now = deviceTime.wall();
  await storeCopy(names[where], url, {
    body,
    from: answer,
    at: { server: Date.parse(answer.headers.get('date') ?? '') || now, device: now },
  });
  await trimCopies(names[where], MOST_ANSWERS);
}

async function isOtherUser(url: string, body: string, { ownData }: CacheNames): Promise<boolean> {
  const before = await (await findCopy([ownData], url))?.text();
  return before !== undefined && userOf(before) !== userOf(body);
}

const userOf = (text: string): string => (JSON.parse(text) as { User?: { uuid?: string } | null }).User?.uuid ?? '';

function marked(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.set(KEPT, new Date(ageOf(copy, deviceTime.wall()).made).toISOString());
  return new Response(copy.body, { status: copy.status, headers });
}
