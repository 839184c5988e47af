// The command line as a whole: help, versions, wrong calls, and the two forms of starting it.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { foyer } from './fixture/recorded.ts';

test('help lists every command, and each command shows examples', async () => {
  const { code, out } = await foyer('--help');
  const commands = out.flatMap((line) => /^ {2}(\w+) .*</.exec(line)?.[1] ?? []);
  expect([code, commands]).toEqual([
    0,
    ['validate', 'explain', 'matrix', 'new', 'import', 'publish', 'export', 'diff', 'shift', 'notify', 'ratings', 'stats'],
  ]);
  for (const command of commands) {
    const help = await foyer(command, '--help');
    expect(help.code).toBe(0);
    expect(help.out.join('\n')).toMatch(new RegExp(`Examples:\\n {2}foyer ${command} `));
  }
});

test.each([
  [[], 'Usage: foyer'],
  [['valdate', 'x'], 'Did you mean validate?'],
  [['validate'], "missing required argument 'dir'"],
  [['validate', 'a', 'b'], 'too many arguments'],
  [['validate', 'a', '--format', 'yaml'], 'Allowed choices are text, json'],
  [['diff', '.', '--efective'], 'Did you mean --effective?'],
])('foyer %j is a wrong call, told on stderr', async (args, words) => {
  const { code, out, err } = await foyer(...args);
  expect([code, out, err.join('\n')]).toEqual([2, [], expect.stringContaining(words)]);
});

test('the version is that of the package', async () => {
  expect((await foyer('--version')).out).toEqual([packageFile.version]);
});

const cli = join(import.meta.dirname, '..');

test.each(['index.ts', 'bin.mjs'])('started as a process by %s: output, and the code', (file) => {
  expect(execFileSync(process.execPath, [join(cli, file), '--version'], { encoding: 'utf8' })).toBe(`${packageFile.version}\n`);
  const { status, stderr } = spawnSync(process.execPath, [join(cli, file), 'validate', join(cli, 'nowhere')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `foyer: There is no folder ${join(cli, 'nowhere')}.\n`]);
});
