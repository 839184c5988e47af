// Draws the sample posters of Kardia 2027: `node scripts/kardia/posters/make.ts`. Their words are those of the data files, their numbers are made up.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { plainText } from '../../../server/calendar/plain-text.ts';
import { fontsFor, runsOf } from '../../../server/favourites/pdf/pdf-fonts.ts';
import { buildRows } from '../build.ts';
import { posterFiles } from './files.ts';

const assets = join(import.meta.dirname, '../../../sample-configs/kardia/kardia2027/assets');
/** A0 upright, points. */
const [WIDTH, HEIGHT] = [2384, 3370];
const MARGIN = 130;
const [RED, INK, PAPER, TINT] = ['#8f1d2c', '#231f20', '#fffdf9', '#f0e4dc'];
/** Parts of the studied groups, in percent. */
const bars = [
  { label: 'On admission', values: [71, 68] },
  { label: 'After 24 hours', values: [52, 61] },
  { label: 'After 48 hours', values: [33, 54] },
  { label: 'At discharge', values: [18, 41] },
] as const;

type Poster = { number: string; title: string; people: string; parts: string[] };

const rows = buildRows();
for (const [number, file] of Object.entries(posterFiles)) {
  const row = rows.presentations.find(({ PosterNumber }) => PosterNumber === number);
  if (!row) throw new Error(`there is no poster ${number}`);
  const author = rows.authors.find(({ Id }) => Id === row.Speakers?.[0]?.Id);
  const poster: Poster = {
    number,
    title: textOf(row.Title),
    people: [author?.DisplayName, author?.Institution, author?.City].filter(Boolean).join(', '),
    parts: plainText(textOf(row.Abstract)).split('\n\n'),
  };
  const bytes = file.endsWith('.pdf') ? await pdfOf(poster) : await pictureOf(poster);
  mkdirSync(dirname(join(assets, file)), { recursive: true });
  writeFileSync(join(assets, file), bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KiB`);
}

/** Posters are in one language. */
function textOf(text: unknown): string {
  return typeof text === 'string' ? text : '';
}

async function pdfOf({ number, title, people, parts }: Poster): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: [WIDTH, HEIGHT],
    // Nothing begins a page by itself.
    margins: { top: 0, bottom: 0, left: MARGIN, right: MARGIN },
    lang: 'en',
    displayTitle: true,
    // A fixed day, so that the same words give the same bytes.
    info: { Title: title, Author: people, CreationDate: new Date('2027-04-12T12:00:00Z') },
  });
  for (const [name, bytes] of await fontsFor([title, people, ...parts])) pdf.registerFont(name, bytes);
  pdf.font(runsOf('A')[0]!.font);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const inner = WIDTH - 2 * MARGIN;
  pdf.rect(0, 0, WIDTH, HEIGHT).fill(PAPER).rect(0, 0, WIDTH, 620).fill(RED);
  pdf.fillColor(PAPER).fontSize(46).text(`Kardia 2027 · Poster ${number}`, MARGIN, 90);
  pdf.fontSize(84).text(title, MARGIN, 170, { width: inner, lineGap: 8 });
  pdf.fontSize(46);
  // Names have letters of several fonts.
  const runs = runsOf(people);
  runs.forEach(({ font, text }, index) => {
    const goesOn = { width: inner, continued: index < runs.length - 1 };
    if (index === 0) pdf.font(font).text(text, MARGIN, 520, goesOn);
    else pdf.font(font).text(text, goesOn);
  });
  pdf.font(runsOf('A')[0]!.font).fillColor(INK).fontSize(66);
  pdf.text(parts.join('\n\n'), MARGIN, 720, { width: inner, lineGap: 16 });
  drawBars(pdf, 2330);
  pdf.addPage();
  pdf.rect(0, 0, WIDTH, HEIGHT).fill(PAPER).rect(0, 0, WIDTH, 260).fill(RED);
  pdf.fillColor(PAPER).fontSize(64).text('Table of results', MARGIN, 100);
  pdf.fillColor(INK);
  drawTable(pdf, 380);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PdfDocument>;

function drawBars(pdf: Pdf, top: number): void {
  const step = (WIDTH - 2 * MARGIN) / bars.length;
  pdf.fontSize(46).fillColor(RED).text('Residual congestion, percent of patients', MARGIN, top);
  bars.forEach(({ label, values }, index) => {
    const left = MARGIN + index * step;
    values.forEach((value, group) => {
      const x = left + group * (step / 3);
      pdf.rect(x, top + 780 - value * 9, step / 3.4, value * 9).fill(group === 0 ? RED : TINT);
      pdf
        .fillColor(INK)
        .fontSize(38)
        .text(`${value}`, x, top + 725 - value * 9, { width: step / 3.4, align: 'center' });
    });
    pdf.fontSize(38).text(label, left, top + 800);
  });
  pdf.fontSize(38).text('Dark: guided by ultrasound. Light: usual care.', MARGIN, top + 870);
}

function drawTable(pdf: Pdf, top: number): void {
  const columns = [MARGIN, MARGIN + 1100, MARGIN + 1600];
  const line = (texts: readonly string[], y: number): void => {
    texts.forEach((text, index) => pdf.fontSize(52).text(text, columns[index], y));
    pdf
      .moveTo(MARGIN, y + 90)
      .lineTo(WIDTH - MARGIN, y + 90)
      .lineWidth(2)
      .stroke(TINT);
  };
  line(['Moment', 'Guided', 'Usual care'], top);
  bars.forEach(({ label, values }, index) => line([label, `${values[0]} %`, `${values[1]} %`], top + 130 * (index + 1)));
}

/** As those who photograph their poster send it in. */
function pictureOf({ number, title, people }: Poster): Promise<Buffer> {
  const words = title.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 40) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const chart = bars.flatMap(({ label, values }, index) => [
    ...values.map(
      (value, group) =>
        `<rect x="${100 + index * 340 + group * 120}" y="${1800 - value * 9}" width="105" height="${value * 9}" fill="${group === 0 ? RED : TINT}"/>`,
    ),
    `<text x="${100 + index * 340}" y="1860" font-size="32">${label}</text>`,
  ]);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 2262" width="1600" height="2262" font-family="sans-serif" fill="${INK}">
    <rect width="1600" height="2262" fill="${PAPER}"/><rect width="1600" height="${170 + lines.length * 80}" fill="${RED}"/>
    <g fill="${PAPER}"><text x="100" y="80" font-size="34">Kardia 2027 · Poster ${number}</text>
    ${lines.map((line, index) => `<text x="100" y="${170 + index * 76}" font-size="62">${safe(line)}</text>`).join('')}</g>
    <text x="100" y="${290 + lines.length * 80}" font-size="36">${safe(people)}</text>
    <text x="100" y="1120" font-size="40" fill="${RED}">Participants by year of inclusion, percent</text>${chart.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).webp({ quality: 70 }).toBuffer();
}
