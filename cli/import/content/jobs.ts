// Open positions out of a page of Markdown: a heading for each company, a `<details>` or a deeper heading for each position.
import { cleanedText } from '../collect/cleaned-text.ts';
import type { Job } from '../content.ts';
import type { Place } from '../place.ts';
import { longText } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import { markdownLink } from '../values/markdown-link.ts';
import { plainText } from '../values/plain-text.ts';
import { withoutComments } from '../values/without-comments.ts';

/** The jobs of a page. Text of a company before its first position becomes an entry under the company's own name, so that nothing is lost. */
export function jobsOf(markdown: string, place: Place, report: Report): Job[] {
  const body = withoutComments(markdown.replaceAll('\r\n', '\n').replace(/^---\n[\s\S]*?\n---\n/, ''));
  const [, ...companies] = `\n${body}`.split(/\n## +/);
  return companies.flatMap((part) => {
    const end = part.indexOf('\n');
    const heading = end < 0 ? part : part.slice(0, end);
    const title = withoutClosingSequence(heading.trimEnd());
    const link = markdownLink(title);
    const company = plainText(link?.words ?? title);
    const address = /\]\((https?:[^()\]\s]+)\)/.exec(heading)?.[1];
    return positionsOf(end < 0 ? '' : part.slice(end), company, address, (text, name) => htmlOf(text, { name, place }, report));
  });
}

function positionsOf(text: string, company: string, address: string | undefined, read: (markdown: string, name: string) => string): Job[] {
  // A position begins with `<details>` and goes on to the next one: how to apply often follows it.
  const [about = '', ...positions] = text.split(/<details[^<>]*>|\n### /);
  const told = read(about, company);
  const site = address === undefined ? '' : read(`[${address}](${address})`, company);
  const intro = told + site === '' ? [] : [{ company, title: company, html: [told, site].filter(Boolean).join('\n') }];
  return [
    ...intro,
    ...positions.flatMap((position) => {
      const summary = summaryOf(position);
      const title = plainText(
        (summary?.words ?? position.split('\n', 1)[0] ?? '')
          .trimStart()
          .replace(/^#+\s*/, '')
          .replaceAll('**', ''),
      );
      const rest = position.slice(summary?.end ?? position.indexOf('\n') + 1);
      return title === '' ? [] : [{ company, title, html: read(rest, title) }];
    }),
  ];
}

/** Markdown inside `<details>` is often indented; the marks of the element itself say nothing. */
function htmlOf(markdown: string, named: { name: string; place: Place }, report: Report): string {
  const text = longText(markdown.replaceAll(/<\/?details[^<>]*>/gi, '').replaceAll(/^ {1,4}(?=\S)/gm, ''));
  return cleanedText({ text, name: named.name.slice(0, 100), place: named.place }, report);
}

/** The first `<summary>` of a text: its content, and where it ends. */
function summaryOf(text: string): { words: string; end: number } | undefined {
  const start = /<summary[^<>]*>/i.exec(text);
  if (!start) return undefined;
  const rest = text.slice(start.index + start[0].length);
  const end = /<\/summary>/i.exec(rest);
  return end ? { words: rest.slice(0, end.index), end: text.length - rest.length + end.index + end[0].length } : undefined;
}

/** A heading without the `#` that Markdown lets it end with. */
function withoutClosingSequence(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  return heading.slice(0, end).trimEnd();
}
