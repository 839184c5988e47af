// The summary as a page of its own: bars as SVG, no script, nothing loaded.
import { directionOf } from '../../src/i18n/direction.ts';
import { escapeHtml } from '../../server/published/rich-text.ts';
import type { QuestionSummary } from './summarise.ts';
import { reportWords } from './report-words.ts';

/** A part of the report: what was evaluated, and its questions. */
export type ReportPart = { title: string; count: number; questions: readonly QuestionSummary[] };

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:CanvasText;background:Canvas;color-scheme:light dark}
h1,h2,h3{line-height:1.2}h2{margin-top:3rem;border-bottom:1px solid GrayText}figure{margin:0}svg{width:100%;height:auto}
text{font:14px system-ui,sans-serif;fill:CanvasText}rect{fill:LinkText}.meta{color:GrayText}blockquote{margin:.5rem 0;padding-inline-start:1rem;border-inline-start:3px solid GrayText;white-space:pre-wrap}`;

/** The page. */
export const reportHtml = (title: string, language: string, parts: readonly ReportPart[]): string => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>
${parts.map((part) => partHtml(part, language)).join('\n')}
</body></html>
`;

const partHtml = ({ title, count, questions }: ReportPart, language: string): string =>
  `<h2>${escapeHtml(title)}</h2><p class="meta">${reportWords(language).answers}: ${count}</p>${questions.map((question) => questionHtml(question, language)).join('')}`;

function questionHtml({ title, count, mean, bars, texts }: QuestionSummary, language: string): string {
  const words = reportWords(language);
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const facts = [`${words.answers}: ${count}`, ...(mean === null ? [] : [`${words.mean} ${two.format(mean)}`])].join(' · ');
  const chart = bars.length > 0 ? `<figure>${chartOf(title, bars)}</figure>` : '';
  return `<h3>${escapeHtml(title)}</h3><p class="meta">${facts}</p>${chart}${texts.map((text) => `<blockquote>${escapeHtml(text)}</blockquote>`).join('')}`;
}

const ROW = 28;
const LABEL = 240;
const WIDTH = 720;
/** Characters of a label that have room. */
const LONGEST = 34;

function chartOf(title: string, bars: QuestionSummary['bars']): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const rows = bars.map(({ label, count }, index) => {
    const y = index * ROW;
    const width = Math.round(((WIDTH - LABEL - 60) * count) / most);
    // By whole characters.
    const characters = Array.from(label);
    const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : label;
    return `<text x="0" y="${y + 18}">${escapeHtml(short)}</text><rect x="${LABEL}" y="${y + 4}" width="${width}" height="18" rx="2"/><text x="${LABEL + width + 8}" y="${y + 18}">${count}</text>`;
  });
  const words = `${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`;
  return `<svg role="img" aria-label="${escapeHtml(words)}" viewBox="0 0 ${WIDTH} ${bars.length * ROW}">${rows.join('')}</svg>`;
}
