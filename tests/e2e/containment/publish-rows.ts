// Publishes events as rows, without any check, as a server of another release might hold them: `publish-rows.ts <data folder> <file>`.
import { readFileSync } from 'node:fs';
import { openStore } from '../../../server/store/store.ts';
import { deviceTime } from '../../../src/clock/clock.ts';
import type { PublishedRows } from './harness.ts';

const [data, file] = process.argv.slice(2);
if (!data || !file) throw new Error('publish-rows.ts <data folder> <file>');
const store = await openStore({ folder: data });
for (const { event, rows } of JSON.parse(readFileSync(file, 'utf8')) as PublishedRows[])
  await store.publish({ instance: 'workshop', event, instanceDocument: '{}', rows, data: [], assets: [] }, deviceTime.wall());
await store.close();
