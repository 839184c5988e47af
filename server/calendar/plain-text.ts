// Safe HTML as plain text with its paragraphs, for calendars and search engines.

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', '#39': "'", '#x27': "'", amp: '&' };

/** The words of HTML as the sanitiser writes it: paragraphs apart by a blank line, items with a dash. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<li[^>]*>/g, '\n- ')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|pre|blockquote|table|dl)>/g, '\n\n')
    .replaceAll(/<\/(?:tr|dt|dd)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|nbsp|#39|#x27|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
