// A process that writes is killed fifty times at random moments; no write it has acknowledged is lost, and the database opens.
import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../fixture/test-app.ts';
import { openStore } from '../store/store.ts';
import { addAccount } from './fixture/people-server.ts';
import { profileOf } from '../profile/profiles.ts';

const TIMES = 50;
const AT_ONCE = 2;
const root = join(import.meta.dirname, '../..');

/** The writing process in one file: fifty starts of a thousand modules would be most of the test. */
async function bundle(): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: join(import.meta.dirname, 'fixture/write-profiles.ts'),
      outDir: folder.path,
      rolldownOptions: { output: { entryFileNames: 'write.mjs' } },
    },
  });
  // The database is native code and stays where it is installed.
  symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'));
  // So does the thread that writes, which is started by its name.
  copyFileSync(join(root, 'server/store/sqlite/write-thread.ts'), join(folder.path, 'write-thread.ts'));
  return join(folder.path, 'write.mjs');
}

/** Lets the process write into its own folder until it is killed `after` ms from its first output; the last number it printed. */
function writeUntilKilled(script: string, folder: string, id: number, after: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const file = join(folder, 'said.txt');
    const child = spawn(process.execPath, [script, folder, String(id), file], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), after));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`The process ended by itself (${code}).`));
      // A number cut off by the end was not printed.
      const said = readFileSync(file, 'utf8');
      resolve(Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1) ?? 0));
    });
  });
}

test('fifty kills, no acknowledged write is lost', async () => {
  // A small generator with a fixed seed: the moments differ, the runs do not.
  let state = 20_270_503;
  const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const moments = Array.from({ length: TIMES }, () => Math.floor(random() * 60));
  const acknowledged: number[] = [];
  const script = await bundle();
  const lane = async (): Promise<void> => {
    const folder = temporaryFolder();
    onTestFinished(folder.remove);
    const first = await openStore({ folder: folder.path });
    const id = await addAccount(first, 'writer@example.org');
    await first.close();
    for (let after = moments.pop(); after !== undefined; after = moments.pop()) {
      const said = await writeUntilKilled(script, folder.path, id, after);
      acknowledged.push(said);
      const store = await openStore({ folder: folder.path });
      const row = await store.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const kept = Number(profileOf(row)['Contact.City']);
      // Begins again at 1 each time: the stored number is the last one printed, or one more that was written and not yet printed.
      if (said > 0) expect([said, said + 1]).toContain(kept);
      await store.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(acknowledged).toHaveLength(TIMES);
  // A test in which nothing was written would prove nothing.
  expect(acknowledged.filter((said) => said > 0).length).toBeGreaterThan(TIMES / 2);
});
