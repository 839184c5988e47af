// Draws the sample film of Kardia 2027: `node scripts/kardia/film/make.ts`; needs ffmpeg. HLS in two qualities and two languages, with captions.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserSwitches } from '../../../cli/matrix/find-browser.ts';
import { getBrowser } from '../../../tests/support/browser.ts';
import { captions, SECONDS, slides, vtt } from './words.ts';

const folder = join(import.meta.dirname, '../../../sample-configs/kardia/kardia2027/assets/film');
/** One playlist a room, as each room has a stream of its own; they name the same film. */
const playlists = ['auditorium', 'aorta', 'atrium', 'recording'];
const work = mkdtempSync(join(tmpdir(), 'foyer-film-'));
mkdirSync(folder, { recursive: true });

const ffmpeg = (...options: string[]): void => void execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { cwd: work });

await drawSlides();
const film = makeFilm();
makeVideo('360', 640, '110k');
makeVideo('180', 320, '45k');
makeSound('en', 220);
makeSound('de', 330);
for (const [language, lines] of Object.entries(captions)) {
  writeFileSync(join(folder, `${language}.vtt`), vtt(lines));
  writeFileSync(
    join(folder, `${language}.m3u8`),
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${SECONDS}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${SECONDS},\n${language}.vtt\n#EXT-X-ENDLIST\n`,
  );
}
for (const name of playlists) writeFileSync(join(folder, `${name}.m3u8`), mainPlaylist());
rmSync(work, { recursive: true });
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
console.log(`${Math.round(bytes / 1024)} KiB in ${folder}`);

/** Pictures of the slides, for the film and for the page that shows them next to it. */
async function drawSlides(): Promise<void> {
  const browser = await chromium.launch({ executablePath: getBrowser(console.log)?.path ?? '', args: [...browserSwitches] });
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  for (const [index, { title, lines }] of slides.entries()) {
    await page.setContent(
      `<body style="margin:0;height:360px;display:grid;align-content:center;gap:12px;padding:0 48px;background:#fbf6f0;color:#2b1116;font-family:serif;box-sizing:border-box">
        <p style="margin:0;font:600 16px sans-serif;color:#8c1d2f">${index + 1} · ${title}</p>
        <h1 style="margin:0;font-size:44px">${lines[0]}</h1><p style="margin:0;font-size:22px">${lines[1]}</p></body>`,
    );
    await page.screenshot({ path: join(work, `slide-${index}.png`) });
    ffmpeg('-i', `slide-${index}.png`, '-quality', '60', join(folder, `slide-${index + 1}.webp`));
  }
  await browser.close();
}

/** The slides one after the other, with a point that runs below them: it shows that something plays. */
function makeFilm(): string {
  const length = SECONDS / slides.length;
  const inputs = slides.flatMap((_, index) => ['-loop', '1', '-framerate', '15', '-t', String(length), '-i', `slide-${index}.png`]);
  const all = slides.map((_, index) => `[${index}:v]`).join('');
  ffmpeg(
    ...inputs,
    '-f',
    'lavfi',
    '-t',
    String(SECONDS),
    '-i',
    'color=c=0x8c1d2f:s=14x14:r=15',
    '-filter_complex',
    `${all}concat=n=${slides.length}:v=1[film];[film][${slides.length}:v]overlay=x='mod(t*64,W)':y=H-34,format=yuv420p`,
    '-c:v',
    'ffv1',
    'film.mkv',
  );
  return 'film.mkv';
}

/** One file and its playlist: browsers ask for the parts by range. */
function stream(name: string, ...options: string[]): void {
  ffmpeg(
    ...options,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags',
    '+bitexact',
    '-f',
    'hls',
    '-hls_time',
    '6',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-hls_segment_filename',
    `${name}.mp4`,
    `${name}.m3u8`,
  );
  for (const file of [`${name}.mp4`, `${name}.m3u8`]) copyFileSync(join(work, file), join(folder, file));
}

function makeVideo(name: string, width: number, rate: string): void {
  const quality = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-b:v', rate, '-maxrate', rate, '-bufsize', '400k'];
  stream(name, '-i', film, '-vf', `scale=${width}:-2`, ...quality, '-g', '90', '-keyint_min', '90', '-sc_threshold', '0', '-an');
}

/** A quiet beat each second, in another pitch for each language. */
function makeSound(name: string, pitch: number): void {
  const beat = `aevalsrc='0.2*sin(2*PI*${pitch}*t)*exp(-8*mod(t,1))':s=32000:d=${SECONDS}`;
  stream(name, '-f', 'lavfi', '-i', beat, '-c:a', 'aac', '-b:a', '32k', '-ac', '1');
}

function mainPlaylist(): string {
  const sound = (file: string, name: string, chosen: string): string =>
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",LANGUAGE="${file}",NAME="${name}",DEFAULT=${chosen},AUTOSELECT=YES,URI="${file}.m3u8"`;
  const words = (file: string, name: string): string =>
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",LANGUAGE="${file.slice(0, 2)}",NAME="${name}",DEFAULT=NO,AUTOSELECT=YES,URI="${file}.m3u8"`;
  const picture = (file: string, size: string, bits: number, codec: string): string =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bits},RESOLUTION=${size},CODECS="${codec},mp4a.40.2",AUDIO="sound",SUBTITLES="words"\n${file}.m3u8`;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    sound('en', 'English', 'YES'),
    sound('de', 'Deutsch', 'NO'),
    words('en-GB', 'English'),
    words('de-DE', 'Deutsch'),
    picture('360', '640x360', 180_000, 'avc1.4d401e'),
    picture('180', '320x180', 90_000, 'avc1.4d400c'),
    '',
  ].join('\n');
}
