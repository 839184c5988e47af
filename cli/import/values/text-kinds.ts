// Decides whether a text is HTML, Markdown or plain, by what is in it; producers do not say.

/** How a text is written. */
export type TextKind = 'html' | 'markdown' | 'plain';

/** Longer texts are not taken as HTML: only thousands of nested tags make a text that long, and those are slow to read. */
const LONGEST_HTML = 200_000;
/** Longer texts are not taken as Markdown, whose parser is slow on some: no person types that much into a form. */
const LONGEST_MARKDOWN = 25_000;

/** Tags that make a text HTML or part of one. Others (`<polis>`, `<T>`) are words between angle brackets. */
export const knownTags =
  'a|abbr|article|b|blockquote|br|caption|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|kbd|li|main|mark|object|ol|p|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video';

const anyTag = new RegExp(`</?(?:${knownTags})(?:\\s[^<>]{0,2000})?/?>`, 'i');
/** Tags that do the work of line breaks: where they are used, the line breaks of the source mean nothing. */
const breakingTag = /<(?:p|br|div)(?:\s[^<>]{0,2000})?\/?>/i;
const blockTag = /<(?:ul|ol|h[1-6]|table|blockquote|pre|section|article)(?:\s[^<>]{0,2000})?>/i;

/** Signs of Markdown that are rare in plain prose. Every repetition is bounded, so no text makes them slow. */
const markdownSigns: readonly RegExp[] = [
  /\[[^[\]\n]{1,300}\]\((?:https?:|mailto:)[^()\s]{1,2000}/, // [words](address)
  /<(?:https?:\/\/|mailto:)[^<>\s]{1,2000}>/, // <address>
  /\*\*[^*\n]{1,500}\*\*/, // **strong**
  /(?<![\w*])\*[^\s*][^*\n]{0,300}\*(?![\w*])/, // *emphasis*
  /(?<![\w_/])_[^\s_][^_\n]{0,300}_(?![\w_])/, // _emphasis_
  /^#{1,6} \S/m, // # heading
  /^ {0,3}[-*+] \S/m, // - item
  /^ {0,3}\d{1,3}[.)] \S/m, // 1. item
  /^ {0,3}> ?\S/m, // > quotation
  /`[^`\n]{1,500}`/, // `code`
  /^```/m, // fenced code
  /^\|.{1,500}\|[ \t]*$/m, // | table |
  /\\[*_#[\]`<>]/, // escaped sign
];

/**
 * HTML when tags carry the paragraphs; Markdown when it has Markdown signs, or single tags in a text whose blank lines carry
 * the paragraphs (Markdown keeps both); plain otherwise.
 */
export function kindOfText(text: string): TextKind {
  if (text.length > LONGEST_HTML) return 'plain';
  if (breakingTag.test(text)) return 'html';
  if (text.length > LONGEST_MARKDOWN) return 'plain';
  if (anyTag.test(text)) return blockTag.test(text) && !/\n\s*\n/.test(text) ? 'html' : 'markdown';
  return markdownSigns.some((sign) => sign.test(text)) ? 'markdown' : 'plain';
}
