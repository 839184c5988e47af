// Sets a personal programme as a PDF: fonts embedded, links, page numbers.
import PdfDocument from 'pdfkit';
import { encodeQR } from 'qr';
import type { PdfContent, PdfFormat, PdfItem } from './pdf-content.ts';
import { fontsFor, isRightToLeft, type Run, runsOf } from './pdf-fonts.ts';
import { settableContent, textsOf } from './settable-content.ts';
import { type DirectedPiece, visualOrder } from './visual-order.ts';

type Document = InstanceType<typeof PdfDocument>;

/** Width and height in points, margin, and size of text. */
const formats: Readonly<Record<PdfFormat, { size: [number, number]; margin: number; text: number }>> = {
  A4: { size: [595.28, 841.89], margin: 54, text: 10.5 },
  // A6: folds into a badge.
  pocket: { size: [297.64, 419.53], margin: 24, text: 8 },
};

const INK = '#1a1a1a';
const MUTED = '#595959';

/** The bytes of the PDF. */
export async function drawPdf(written: PdfContent): Promise<Buffer> {
  const content = await settableContent(written);
  const { size, margin, text } = formats[content.format];
  const pdf = new PdfDocument({
    size,
    margin,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    info: { Title: content.title, Author: content.person },
  });
  const fonts = await fontsFor(textsOf(content));
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const page = {
    pdf,
    left: margin,
    right: size[0] - margin,
    bottom: size[1] - margin - text * 2,
    y: margin,
    isRight: isRightToLeft(content.title),
  };
  write(page, content.title, { size: text * 1.8 });
  write(page, content.person, { size: text, color: MUTED });
  if (content.days.length === 0) write(page, content.empty, { size: text, above: text });
  for (const { name, items } of content.days) {
    const [first] = items;
    // A day does not begin at the foot of a page: its name and its first entry stay together.
    const named = [[name, { size: text * 1.3, above: text * 1.4 }]] satisfies Block[];
    keepTogether(page, [...named, ...(first ? blocksOf(page, first, text) : [])], RULE);
    for (const block of named) write(page, ...block);
    rule(page);
    for (const item of items) drawItem(page, item, text);
  }
  if (content.qr) drawCode(page, content.qr, text);
  numberPages(pdf, { size, margin, text });
  pdf.end();
  return done;
}

/** `isRight`: all lines begin at the right. */
type Page = { pdf: Document; left: number; right: number; bottom: number; y: number; isRight: boolean };
/** `isTurned`: it is read from the right, whatever its first letter. */
type Look = { size: number; color?: string; above?: number; url?: string; isTurned?: boolean };

/** A text and how it looks. */
type Block = [text: string, look: Look];

function blocksOf(page: Page, { time, title, place, more, url, talks = [], way = '' }: PdfItem, text: number): Block[] {
  return [
    [way, { size: text * 0.9, color: MUTED, above: text * 0.8 }],
    [[time, place].filter(Boolean).join('  '), { size: text * 0.9, color: MUTED, above: text * 0.8, isTurned: page.isRight }],
    [title, { size: text * 1.1, ...(url !== '' && { url }) }],
    [more, { size: text * 0.9, color: MUTED }],
    ...talks.map((talk): Block => [talk, { size: text * 0.9, above: text * 0.2 }]),
  ];
}

/** An entry stays together; one that is longer than a page begins where there is room for its first lines. */
function drawItem(page: Page, item: PdfItem, text: number): void {
  const blocks = blocksOf(page, item, text);
  keepTogether(page, blocks);
  if (page.y > page.bottom - text * (item.way ? 6 : 4)) nextPage(page);
  for (const block of blocks) write(page, ...block);
}

/** Goes on to the next page where blocks, and `more` points, do not fit on this one but on a whole one. */
function keepTogether(page: Page, blocks: readonly Block[], more = 0): void {
  const height = blocks.reduce((sum, block) => sum + heightOf(page, ...block), more);
  if (page.y + height > page.bottom && height <= page.bottom - page.left) nextPage(page);
}

function heightOf(page: Page, text: string, { size, above = 0 }: Look): number {
  return text.trim() === '' ? 0 : above + linesOf(page, text, size).length * size * LINE;
}

/** Edge of a QR code, points. */
const CODE = 170;

/** A QR code at the beginning of the lines. */
function drawCode(page: Page, written: string, text: number): void {
  page.y += text * 2;
  if (page.y + CODE > page.bottom) nextPage(page);
  const rows = encodeQR(written, 'raw', { ecc: 'medium', border: 2 });
  const step = CODE / rows.length;
  const left = page.isRight ? page.right - CODE : page.left;
  for (const [down, row] of rows.entries())
    for (const [across, isDark] of row.entries())
      // A hair larger, so that no light line is between two dark fields.
      if (isDark) page.pdf.rect(left + across * step, page.y + down * step, step + 0.05, step + 0.05);
  page.pdf.fill(INK);
  page.y += CODE;
}

function nextPage(page: Page): void {
  page.pdf.addPage();
  page.y = page.left;
}

/** From a heading to the line below it, points. */
const RULE = 3;

function rule(page: Page): void {
  page.y += RULE;
  page.pdf.moveTo(page.left, page.y).lineTo(page.right, page.y).lineWidth(0.5).strokeColor(MUTED).stroke();
}

/** From line to line, in sizes of text. */
const LINE = 1.35;

/** Lines of a text, each set on its own: a line may have several scripts. */
function write(page: Page, text: string, { size, color = INK, above = 0, url, isTurned = false }: Look): void {
  if (text.trim() === '') return;
  page.y += above;
  const isRead = isTurned || isRightToLeft(text);
  for (const line of linesOf(page, text, size)) {
    if (page.y + size > page.bottom) nextPage(page);
    drawLine(page, line, { size, color, isRight: page.isRight || isRead, isRead, url });
    page.y += size * LINE;
  }
}

const widthOf = (pdf: Document, text: string, size: number): number =>
  runsOf(text).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);

/** Broken between words, and between any two characters of a word that is too long or knows no spaces. */
function linesOf({ pdf, left, right }: Page, text: string, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\s)|(?=[\p{Script=Han}])/u)) {
    if (line !== '' && widthOf(pdf, line + word.trimEnd(), size) > right - left) {
      // A line that ends between two statements needs no dot.
      lines.push(line.trimEnd().replace(/ ·$/, ''));
      line = '';
      if (word.trimEnd() === '·') continue;
    }
    line += word;
    while (widthOf(pdf, line.trimEnd(), size) > right - left && Array.from(line).length > 1) {
      let fits = Array.from(line).length - 1;
      while (fits > 1 && widthOf(pdf, Array.from(line).slice(0, fits).join(''), size) > right - left) fits -= 1;
      lines.push(Array.from(line).slice(0, fits).join(''));
      line = Array.from(line).slice(fits).join('');
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

function drawLine(
  { pdf, left, right, y }: Page,
  line: string,
  look: { size: number; color: string; isRight: boolean; isRead: boolean; url?: string | undefined },
): void {
  const runs = visualOrder(line, look.isRead).flatMap(setRuns);
  const width = runs.reduce((sum, run) => sum + pdf.font(run.font).fontSize(look.size).widthOfString(run.text), 0);
  const start = look.isRight ? right - width : left;
  let x = start;
  for (const { font, text, isShaped } of runs) {
    pdf.font(font).fontSize(look.size).fillColor(look.color);
    // With features a run is shaped as a whole: letters of Arabic join, and its words keep their order.
    // Only the thinnest weight of these fonts can be embedded: an outline makes it readable.
    const isThin = /^noto-sans-(?:sc|hebrew)/.test(font);
    if (isThin) pdf.lineWidth(look.size * 0.035).strokeColor(look.color);
    pdf.text(text, x, y + look.size * ASCENDER, {
      lineBreak: false,
      // Fonts differ in height; they share the line.
      baseline: 'alphabetic',
      ...(isThin && { fill: true, stroke: true }),
      ...(isShaped && { features: ['kern'] }),
    });
    x += pdf.widthOfString(text);
  }
  if (look.url) pdf.link(start, y, width, look.size * 1.2, look.url);
}

/** From the top of a line to what letters stand on, in sizes of text. */
const ASCENDER = 0.97;

type SetRun = Run & { isShaped: boolean };

/** A piece in one font each, from left to right, each as the font wants it. */
function setRuns({ text, isRightToLeft: turns }: DirectedPiece): SetRun[] {
  const runs = runsOf(text).map((run): SetRun => {
    // Digits of Arabic are shaped from right to left like its letters, but read from left to right.
    if (/^[\u0660-\u0669\u06F0-\u06F9\s]+$/u.test(run.text)) return { ...run, text: reversed(run.text), isShaped: true };
    if (isRightToLeft(run.text)) return { ...run, isShaped: true };
    // Signs between letters that run from right to left are set one by one, brackets as their own counterparts.
    return {
      ...run,
      text: turns ? reversed(run.text).replaceAll(/[()[\]{}<>«»]/g, (sign) => counterparts[sign]!) : run.text,
      isShaped: false,
    };
  });
  return turns ? runs.toReversed() : runs;
}

const reversed = (text: string): string => Array.from(text).toReversed().join('');
const counterparts: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);

function numberPages(pdf: Document, { size, margin, text }: { size: [number, number]; margin: number; text: number }): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    // Below the margin text would open a page of its own.
    pdf.page.margins.bottom = 0;
    const words = `${at + 1} / ${count}`;
    pdf
      .font(runsOf('1')[0]!.font)
      .fontSize(text * 0.85)
      .fillColor(MUTED);
    pdf.text(words, (size[0] - pdf.widthOfString(words)) / 2, size[1] - margin * 0.8, { lineBreak: false });
  }
}
