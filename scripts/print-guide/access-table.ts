// The table in the guide of who gets where at Kardia 2027, made of the same rules as everywhere else.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePersona } from '../../cli/explain/persona.ts';
import { routeCells } from '../../cli/matrix/routes/route-states.ts';
import { shortWords, stateNow } from '../../cli/matrix/routes/route-table.ts';
import { openEvent } from '../../server/open-event.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { instantOf } from '../../src/clock/zone.ts';
import type { Container } from '../../src/rules/context.ts';
import type { MatrixPerson } from '../../src/rules/matrix/choose-renderings.ts';
import { visitor } from '../../src/rules/principal.ts';
import { blocks, code, prose, table } from '../print-reference/markdown.ts';

/** Event time of the tables. */
const AT = '2027-05-04T09:00';

/** Pages and addresses that distinguish people; the first represents everything that is open to everybody. */
const rows: readonly { label: string; page: string; params?: Readonly<Record<string, string>> }[] = [
  { label: 'home, programme, people, posters, content pages', page: 'HomePage' },
  { label: code('MyAreaPage'), page: 'MyAreaPage' },
  { label: code('LivePage'), page: 'LivePage' },
  { label: `${code('IndustryLandingPage')} and the other exhibition pages`, page: 'IndustryLandingPage' },
  { label: `${code('SymposiaPage')}, ${code('IndustrySymposiaPage')}`, page: 'IndustrySymposiaPage' },
  { label: code('ProductsPage'), page: 'ProductsPage' },
  { label: code('MeetingHubPage'), page: 'MeetingHubPage' },
  { label: code('MessagesPage'), page: 'MessagesPage' },
  { label: 'the lounge of company 701', page: 'ProfilePage', params: { companyAccountId: '701', page: 'lounge' } },
  { label: 'the press briefing, session 2037', page: 'PagSessionDetailPage', params: { sessionId: '2037' } },
];

const root = join(import.meta.dirname, '../..');

/** The people of the guide, in the order in which it introduces them. */
async function people(): Promise<MatrixPerson[]> {
  const folder = join(root, 'docs/guide/personas');
  const order = ['delegate', 'member', 'day-ticket', 'industry', 'press'];
  const names = (await readdir(folder)).map((file) => file.replace('.json', '')).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const read = names.map(async (name): Promise<MatrixPerson> => {
    const file = `${name}.json`;
    return { name, principal: parsePersona(file, await readFile(join(folder, file), 'utf8')).principal };
  });
  return [{ name: 'visitor', principal: visitor }, ...(await Promise.all(read))];
}

/** Markdown: one table for the browser, one of what differs in the app, and the numbered reasons of both. */
export async function accessTables(): Promise<string> {
  const { files } = await readFolder(join(root, 'sample-configs'));
  const event = openEvent(files, { instance: 'kardia', event: 'kardia2027' });
  const everybody = await people();
  const now = instantOf(AT, event.timeZone)!;
  const reasons: string[] = [];
  const cell = (words: string, opens: boolean): string => {
    if (opens) return 'open';
    if (!reasons.includes(words)) reasons.push(words);
    return `– ${reasons.indexOf(words) + 1}`;
  };
  const said = rows.map(({ label, page, params = {} }) => {
    const cells = routeCells(event, page, params, everybody, now);
    const of = (container: Container): string[] =>
      everybody.map(({ name }) => {
        const state = stateNow(cells.find((one) => one.person === name && one.containers.includes(container))!);
        return cell(shortWords(state), state.opens);
      });
    return { label, browser: of('browser'), app: of('app') };
  });
  const heads = ['Page', ...everybody.map(({ name }) => name)];
  const inApp = said.filter(({ browser, app }) => browser.join() !== app.join());
  return blocks(
    table(
      heads,
      said.map(({ label, browser }) => [label, ...browser]),
    ),
    'In the app, where the matrix of its own holds, this is different:',
    table(
      heads,
      inApp.map(({ label, app }) => [label, ...app]),
    ),
    'The guard that closes, and what would open; of several things any one is enough unless a policy asks for all:',
    reasons.map((words, index) => `${index + 1}. ${prose(words)}`).join('\n'),
  );
}
