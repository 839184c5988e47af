// Styles of a rendered page: from the sheet in its head back to the elements, where the app itself has them.

/** Id of the sheet. */
export const STYLES = 'foyer-styles';

/** Sets them; `rest` are those the sheet does not have, by number. */
export function restoreStyles(page: Document, rest: Readonly<Record<string, string>>): void {
  const sheet = page.querySelector<HTMLStyleElement>(`#${STYLES}`)?.sheet;
  const declared = new Map(Object.entries(rest));
  for (const rule of sheet?.cssRules ?? []) {
    const { selectorText, style } = rule as CSSStyleRule;
    declared.set(/\d+/.exec(selectorText)?.[0] ?? '', style.cssText);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = declared.get(element.dataset['style'] ?? '') ?? '';
    delete element.dataset['style'];
  }
}
