// Texts of the source as sanitised HTML, whatever they were written in.
import { Marked, type Tokens } from 'marked';
import { safeHtml } from './safe-html.ts';
import { kindOfText, knownTags } from './text-kinds.ts';

const tagOfKnownName = new RegExp(`^</?(?:${knownTags})[\\s/>]`, 'i');

/** Line breaks count, as people who type into a form expect; indented text is not code; angle brackets around other words are words. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { code: () => undefined },
  renderer: {
    html: ({ text }) => (tagOfKnownName.test(text.trimStart()) || text.trimStart().startsWith('<!--') ? text : escaped(text)),
    code,
    def: ({ tag, href }) => `<p>[${escaped(tag)}]: <a href="${attribute(href)}">${escaped(href)}</a></p>`,
  },
});

/** Sanitised HTML of a text that is HTML, Markdown or plain; empty for an empty text. Never throws. */
export function richText(text: string): string {
  if (text === '') return '';
  const kind = kindOfText(text);
  if (kind === 'html') return safeHtml(text);
  if (kind === 'plain') return paragraphs(text);
  try {
    return safeHtml(marked.parse(text, { async: false }));
  } catch {
    // Only thousands of nested signs bring the Markdown parser down; nobody intends them as structure.
    return paragraphs(text);
  }
}

/** A block of code. Words after the fence are text that somebody began on the wrong line, not the name of a language. */
function code({ text, lang = '' }: Tokens.Code): string {
  return `<pre><code>${escaped(/\s/.test(lang) ? `${lang}\n${text}` : text)}</code></pre>`;
}

/** Plain text as paragraphs (a blank line) and line breaks, with web addresses as links. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.split('\n').map(linked).join('<br />')}</p>`)
    .join('\n');
}

/** One line, escaped; addresses become links, without the punctuation that ends the sentence. */
function linked(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const address = part.slice(0, endOfAddress(part));
      const href = URL.parse(address)?.href;
      if (!href) return escaped(part);
      return `<a href="${attribute(href)}" rel="noopener">${escaped(address)}</a>${escaped(part.slice(address.length))}`;
    })
    .join('');
}

/** Where the address ends and the punctuation of the sentence begins. */
function endOfAddress(part: string): number {
  let end = part.length;
  while (end > 0 && '.,;:!?)\'"]'.includes(part[end - 1]!)) end -= 1;
  return end;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;');
