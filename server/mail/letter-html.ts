// A letter as HTML beside its plain text: the same words, with the name and the colour of the event; whole without any picture, and without a style sheet.
import { textColourOn } from '../../src/rules/brightness.ts';
import { directionOf } from '../../src/i18n/direction.ts';
import { theme } from '../../src/model/documents/theme.ts';
import type { PublishedEvent } from '../published/event.ts';
import { onOneLine } from './mail-address.ts';

/** Colours of a letter, #rrggbb. */
export type LetterLook = { brand: string; onBrand: string };

/** The colours of an event's letters. */
export function letterLook(event: Pick<PublishedEvent, 'documents'>): LetterLook {
  const { brand } = event.documents.read('theme', theme);
  return { brand, onBrand: textColourOn(brand) === 'black' ? '#000000' : '#ffffff' };
}

const plain: LetterLook = { brand: '#1f3a5f', onBrand: '#ffffff' };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

type LetterParts = {
  subject: string;
  before: readonly string[];
  /** Words of somebody else: shown as theirs, as text. */
  words: string;
  /** Lines of a label and a value. */
  facts: readonly { label: string; value: string }[];
  link: string;
  /** Label of the button. */
  open: string;
  rest: string;
  event: string;
  language: string;
  look: LetterLook | undefined;
};

/** Every text is escaped; the only link is the platform's own, and its address can be read. */
export function letterHtml({ subject, before, words, facts, link, open, rest, event, language, look = plain }: LetterParts): string {
  const paragraph = (text: string): string => (text === '' ? '' : `<p style="margin:0 0 16px">${escaped(text)}</p>`);
  const quote =
    words === ''
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:8px 16px;border-inline-start:3px solid ${look.brand};background:#f4f4f4" dir="auto">${words
          .split(/\r\n|[\r\n\u2028\u2029]/u)
          .map((line) => escaped(onOneLine(line, 20_000)))
          .join('<br>')}</blockquote>`;
  const table =
    facts.length === 0
      ? ''
      : `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse;width:100%">${facts
          .map(
            ({ label, value }) =>
              `<tr><td style="padding:6px 12px 6px 0;border-bottom:1px solid #dddddd;color:#555555;vertical-align:top">${escaped(label)}</td><td style="padding:6px 0;border-bottom:1px solid #dddddd;vertical-align:top" dir="auto">${escaped(value)}</td></tr>`,
          )
          .join('')}</table>`;
  const button =
    link === ''
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${look.brand};color:${look.onBrand};font-weight:600;text-decoration:none">${escaped(open)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#555555;word-break:break-all">${escaped(link)}</p>`;
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:16px;background:#ececec;color:#1a1a1a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden">
<div style="padding:16px 24px;background:${look.brand};color:${look.onBrand};font-size:18px;font-weight:700">${escaped(event)}</div>
<div style="padding:24px">${before.map(paragraph).join('')}${quote}${table}${button}${paragraph(rest)}</div>
</div></body></html>
`;
}
