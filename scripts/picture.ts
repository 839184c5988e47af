// Makes the picture of the README from the running sample: `node scripts/picture.ts` after `npm run build`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserSwitches } from '../cli/matrix/find-browser.ts';
import { getBrowser } from '../tests/support/browser.ts';

const project = join(import.meta.dirname, '..');
const picture = join(project, 'docs/images/kardia.png');
const page = '/home/kardia/kardia2027/en-GB';

const data = mkdtempSync(join(tmpdir(), 'foyer-picture-'));
const server = spawn(process.execPath, ['server/index.ts'], {
  cwd: project,
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', FOYER_DATA: data, DATABASE_URL: '', FOYER_CLOCK: '2027-05-03T10:20:00+02:00' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({ executablePath: getBrowser(console.log)?.path ?? '', args: [...browserSwitches] });
try {
  let said = '';
  for await (const part of server.stdout) if (/listens on/.test((said += String(part)))) break;
  const address = /http:\S+/.exec(said)![0];
  const shot = async (width: number, height: number, isMobile: boolean): Promise<string> => {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile,
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    const tab = await context.newPage();
    await tab.goto(address + page, { waitUntil: 'networkidle' });
    return `data:image/png;base64,${(await tab.screenshot()).toString('base64')}`;
  };
  const [wide, narrow] = [await shot(1280, 880, false), await shot(390, 800, true)];
  const frame = 'position:absolute;border-radius:10px;box-shadow:0 12px 40px #0003;border:1px solid #0002';
  const sheet = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await sheet.setContent(
    `<body style="margin:0;background:#e9e4dc"><img src="${wide}" style="${frame};inset:40px auto auto 40px;width:1010px"><img src="${narrow}" style="${frame};inset:auto 40px 40px auto;width:300px"></body>`,
  );
  mkdirSync(join(project, 'docs/images'), { recursive: true });
  await sheet.screenshot({ path: picture });
  console.log(`${picture}: ${Math.round(statSync(picture).size / 1000)} kB, ${readFileSync(picture).readUInt32BE(16)} px wide`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
