// Open positions out of a page of Markdown: a heading for each company, a `<details>` or a deeper heading for each position.
import type { Job } from '../content.ts';
import { longText } from '../reading/fields.ts';
import { plainText } from '../values/plain-text.ts';
import { richText } from '../values/rich-text.ts';

/** The jobs of a page. Text of a company before its first position stands as an entry under the company's own name, so that nothing is lost. */
export function jobsOf(markdown: string): Job[] {
  const body = withoutComments(markdown.replaceAll('\r\n', '\n').replace(/^---\n[\s\S]*?\n---\n/, ''));
  const [, ...companies] = `\n${body}`.split(/\n## +/);
  return companies.flatMap((part) => {
    const end = part.indexOf('\n');
    const heading = end < 0 ? part : part.slice(0, end);
    const company = plainText(heading.replace(/\s*#+\s*$/, '').replace(/^\[(.*?)\]\(.*\)$/, '$1'));
    const address = /\]\((https?:[^)\s]+)\)/.exec(heading)?.[1];
    return positionsOf(end < 0 ? '' : part.slice(end), company, address);
  });
}

function positionsOf(text: string, company: string, address: string | undefined): Job[] {
  // A position begins with `<details>` and goes on to the next one: how to apply often stands below it.
  const [about = '', ...positions] = text.split(/<details[^<>]{0,500}>|\n### +/);
  const told = htmlOf(about);
  const site = address === undefined ? '' : htmlOf(`[${address}](${address})`);
  const intro = told + site === '' ? [] : [{ company, title: company, html: [told, site].filter(Boolean).join('\n') }];
  return [
    ...intro,
    ...positions.flatMap((position) => {
      const summary = /<summary[^<>]{0,500}>([\s\S]{0,2000}?)<\/summary>/i.exec(position);
      const title = plainText((summary?.[1] ?? position.split('\n', 1)[0] ?? '').replaceAll(/^\s*#+\s*|\*\*/g, ''));
      const rest = summary ? position.slice(summary.index + summary[0].length) : position.slice(position.indexOf('\n') + 1);
      return title === '' ? [] : [{ company, title, html: htmlOf(rest) }];
    }),
  ];
}

/** Markdown inside `<details>` is often indented; the marks of the element itself say nothing. */
const htmlOf = (markdown: string): string =>
  richText(longText(markdown.replaceAll(/<\/?details[^<>]{0,500}>/gi, '').replaceAll(/^ {1,4}(?=\S)/gm, '')));

/** Text without `<!-- … -->`, which sites use for templates of entries; one that is never closed stays. */
function withoutComments(text: string): string {
  let [kept, at] = ['', 0];
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    kept += text.slice(at, start);
    at = end + 3;
  }
  return kept + text.slice(at);
}
