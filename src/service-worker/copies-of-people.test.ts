// One person's copies never reach the next, and a device that stores nothing still shows what the network brings.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheNames, isOfOtherBuild } from './cache-names.ts';
import { installCaches } from './fixture.testing.ts';

vi.mock('./build-facts.ts', () => ({ BUILD: 'b1', SHELL: [] }));
const { answerPage } = await import('./pages.ts');
const { answerData } = await import('./data.ts');
const { forgetPersonal } = await import('./readers.ts');

const scope = 'https://congress.example.org/';
const names = cacheNames(scope, 'b1');
const site = { scope, names, keepFiles: async () => undefined };
const home = `${scope}home/kardia/kardia2027/en-GB`;
let storage = installCaches();
let later: Promise<unknown>[] = [];
const done = async (): Promise<void> => void (await Promise.all(later.splice(0)));

/** What the server answers next; undefined for no connection. */
let answers: Record<string, (() => Response) | undefined> = {};
beforeEach(() => {
  storage = installCaches();
  later = [];
  answers = {};
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    const answer = answers[typeof asked === 'string' ? asked : asked.url];
    if (!answer) throw new TypeError('Failed to fetch');
    const made = answer();
    Object.defineProperty(made, 'type', { value: 'basic' });
    made.clone = () => Object.defineProperty(Response.prototype.clone.call(made), 'type', { value: 'basic' });
    return made;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const page =
  (words: string, reader: string, build = 'b1') =>
  () =>
    new Response(`<html><head><meta name="foyer-build" content="${build}"><title>${words}</title></head><body>${words}</body></html>`, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': reader === '-' ? 'no-cache' : 'private, no-store',
        'foyer-reader': `kardia ${reader}`,
      },
    });
async function open(url = home): Promise<string> {
  const text = await (await answerPage(new Request(url), site, (work) => later.push(work.catch(() => undefined)))).text();
  await done();
  return text;
}

test('a page that was visited opens without a connection and says when it was made', async () => {
  answers[home] = page('Welcome', '-');
  await open();
  answers = {};
  const text = await open();
  expect(text).toContain('<body>Welcome');
  expect(text).toMatch(/<meta name="foyer-kept" content="\d{4}-[^"]*Z" data-now="[^"]*Z">/);
});

test('a page that was never visited says so in the language of its address, and names those that open', async () => {
  answers[home] = page('Welcome &amp; more', '-');
  await open();
  const text = await open(`${scope}faculty/kardia/kardia2027/de-DE`);
  expect(text).toContain('<html lang="de-DE" dir="ltr">');
  expect(text).toContain(`<a class="onward" href="${home}">Welcome &amp; more</a>`);
});

test('signing out removes what was personal', async () => {
  answers[home] = page('Mira’s programme', 'mira');
  await open();
  await forgetPersonal();
  answers = {};
  expect(await open()).not.toContain('Mira');
});

test('another account, and a visitor, never get the copy of the last one', async () => {
  const other = `${scope}search/kardia/kardia2027/en-GB`;
  for (const next of ['jonas', '-']) {
    answers[home] = page('Mira’s programme', 'mira');
    await open();
    answers = { [other]: page('Search', next) };
    await open(other);
    answers = {};
    expect(await open()).not.toContain('Mira');
  }
});

test('what was asked before a sign-out is not stored after it', async () => {
  answers[home] = page('Visitors', '-');
  await open();
  answers[home] = page('Mira’s programme', 'mira');
  await open();
  let arrive: (answer: Response) => void = () => undefined;
  const url = `${scope}api/modules/GetResources?for=abc`;
  vi.stubGlobal('fetch', () => new Promise<Response>((take) => (arrive = take)));
  const asked = answerData(new Request(url), names, (work) => later.push(work));
  await vi.waitFor(() => expect(arrive).not.toBe(undefined));
  await new Promise((take) => setTimeout(take));
  await forgetPersonal();
  arrive(new Response('[]', { headers: { 'cache-control': 'private, no-cache' } }));
  await asked;
  await done();
  expect(storage.stored.get(names.ownData)).toBeUndefined();
});

test('data of another person go when the server says who is there', async () => {
  const me = `${scope}api/Session/Me?shortName=kardia`;
  const own = `${scope}api/Core/User?eventid=kardia`;
  const ask = async (url: string): Promise<string> => {
    const text = await (await answerData(new Request(url), names, (work) => later.push(work))).text();
    await done();
    return text;
  };
  const said = (uuid: string) => () => Response.json({ User: { uuid } }, { headers: { 'cache-control': 'no-store' } });
  answers = { [me]: said('mira'), [own]: () => Response.json({ FirstName: 'Mira' }, { headers: { 'cache-control': 'no-store' } }) };
  await ask(me);
  await ask(own);
  answers = {};
  expect(await ask(own)).toContain('Mira');
  answers = { [me]: said('jonas') };
  await ask(me);
  answers = {};
  await expect(ask(own)).rejects.toThrow('Failed to fetch');
});

test('a page of another build is shown and not kept', async () => {
  answers[home] = page('New', '-', 'b2');
  vi.stubGlobal('registration', { scope, update: async () => undefined });
  expect(await open()).toContain('New');
  answers = {};
  expect(await open()).not.toContain('>New');
  expect(isOfOtherBuild(cacheNames(scope, 'b2').pages, scope, 'b1')).toBe(true);
  expect(isOfOtherBuild(names.pages, scope, 'b1')).toBe(false);
  expect(isOfOtherBuild(cacheNames(`${scope}congress/`, 'b2').pages, scope, 'b1')).toBe(false);
});

test('a full device shows what the network brings', async () => {
  storage.refuse();
  answers[home] = page('Welcome', '-');
  expect(await open()).toContain('Welcome');
  answers = {};
  expect(await open()).toContain('You are offline');
});
