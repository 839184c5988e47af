// The app over the files of an exported site: its sources, the answers, and pages that know their event.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './fixture/test-app.ts';
import { intoTemplate, startMock } from './mock.ts';
import { readSettings, SettingsError } from './settings.ts';

const boot = '<script type="application/json" id="foyer-boot">{"static":true,"language":"de-DE"}</script>';
const exported = `<!doctype html><html lang="de-DE" dir="ltr"><head><title>Tage - Start</title>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><link rel="stylesheet" data-precedence="theme" href="/theme/x.css">
<script type="module" src="/static/index-1.js"></script>${boot}</head><body></body></html>`;

test('a page takes what it must know from the export, and its code from the sources', () => {
  const html = intoTemplate(
    '<!doctype html><html lang="en"><head><title>Foyer</title><script type="module" src="/src/app/main.tsx"></script></head></html>',
    exported,
  );
  expect(html).toContain('<html lang="de-DE" dir="ltr">');
  expect(html).toContain(boot);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('href="/theme/x.css"');
  expect(html).toContain('/src/app/main.tsx');
  expect(html).not.toMatch(/static\/index|Content-Security/);
});

test('answers are the files of the folder, addresses are pages, sources are there', async () => {
  const folder = temporaryFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  write('.foyer-export.json', '{}');
  write('404.html', '<html lang="en-GB"><title>Nothing</title></html>');
  write('home/a/b/de-DE/index.html', exported);
  write('api/modules/getresources.json', '[]');
  const mock = await startMock({ folder: folder.path, host: '127.0.0.1', port: 0 }, () => {});
  const get = async (path: string): Promise<[number, string]> => {
    const answer = await fetch(mock.address + path, { headers: { accept: 'text/html' } });
    return [answer.status, await answer.text()];
  };
  try {
    expect(await get('/api/modules/getresources.json')).toEqual([200, '[]']);
    expect((await get('/api/modules/other.json'))[0]).toBe(404);
    expect(await get('/home/a/b/de-DE')).toEqual([200, expect.stringContaining(boot)]);
    expect(await get('/home/a/b/fr-FR')).toEqual([404, expect.stringContaining('<title>Nothing</title>')]);
    expect((await get('/src/app/main.tsx'))[0]).toBe(200);
    expect((await get('/assets/..%2f..%2f..%2f..%2fetc%2fpasswd'))[0]).toBe(404);
  } finally {
    await mock.close();
    folder.remove();
  }
});

test('a folder without a site is refused in words, and so is the switch without --dev', async () => {
  const folder = temporaryFolder();
  await expect(startMock({ folder: folder.path, host: '127.0.0.1', port: 0 }, () => {})).rejects.toThrow('holds no exported site');
  folder.remove();
  expect(() => readSettings({}, ['--mock', 'site'])).toThrow(SettingsError);
  expect(readSettings({}, ['--dev', '--mock', 'site']).mock).toBe('site');
});
