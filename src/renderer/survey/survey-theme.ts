// How a survey looks: SurveyJS' own values, and those of the event on top, as a style sheet made by script, which the content policy takes.
import { createBaseThemeStyle } from 'survey-core';

/** Values of SurveyJS by roles of the theme; everything else it derives from them. Inputs are as high as the fields of Foyer. */
const values: Readonly<Record<string, string>> = {
  'palette-gray-000': 'var(--surface-raised)',
  'palette-gray-100': 'var(--surface-sunken)',
  'palette-gray-150': 'var(--surface-sunken)',
  'palette-gray-200': 'var(--line)',
  'palette-gray-250': 'var(--line)',
  'palette-gray-300': 'var(--line-strong)',
  'palette-gray-400': 'var(--line-strong)',
  'palette-gray-500': 'var(--text-muted)',
  'palette-gray-600': 'var(--text-muted)',
  'palette-gray-650': 'var(--text-muted)',
  'palette-gray-700': 'var(--text)',
  'palette-gray-750': 'var(--text)',
  'palette-gray-800': 'var(--text)',
  'palette-gray-850': 'var(--text)',
  'palette-gray-900': 'var(--text)',
  'palette-gray-999': 'var(--text)',
  'palette-red-600': 'var(--danger)',
  'palette-red-700': 'var(--danger)',
  'color-project-brand-600': 'var(--accent)',
  'color-project-brand-700': 'var(--accent-hover)',
  'color-fg-brand-on-primary': 'var(--on-accent)',
  'color-fg-brand-primary': 'var(--accent-text)',
  'color-fg-basic-secondary': 'var(--text-muted)',
  'color-fg-basic-tertiary': 'var(--text-muted)',
  'color-component-input-default-placeholder': 'var(--text-muted)',
  'color-border-basic-secondary': 'var(--line-strong)',
  'color-border-brand-primary': 'var(--accent-edge)',
  'color-utility-a11y': 'var(--focus)',
  'color-utility-surface-survey': 'transparent',
  'color-utility-shadow-surface-default': 'var(--line)',
  'typography-font-family-text': 'var(--font-text)',
  'base-unit-radius': '6px',
};

/** Words of matrices and ratings break rather than push a phone sideways. */
const more = `
.sd-root-modern { background: transparent; }
.sd-theme-root :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
/* Its own line is too faint for what is pressed. */
.sd-theme-root .sd-rating__item:not(.sd-rating__item--selected, :focus-within) { box-shadow: inset 0 0 0 1px var(--line-strong); }
/* The frames of questions are drawn around them. */
.sd-theme-root .sd-body { padding: 1px; }
/* The grip stands in the corner of a text field, on the right in every script: the count of characters is read beside it. */
.sd-theme-root .sd-comment:has(.sd-comment__grip) .sd-comment__character-counter { margin-right: 1.25rem; }
/* What leads on is the main button of the page, in the colours of the event. */
.sd-theme-root.sd-theme-root .sd-navigation__next-btn, .sd-theme-root.sd-theme-root .sd-navigation__complete-btn,
.sd-theme-root.sd-theme-root .sd-navigation__start-btn { background: var(--accent); color: var(--on-accent); box-shadow: none; }
.sd-theme-root :is(.sd-navigation__next-btn, .sd-navigation__complete-btn, .sd-navigation__start-btn) .sd-action__title { color: inherit; }
.sd-theme-root.sd-theme-root :is(.sd-navigation__next-btn, .sd-navigation__complete-btn, .sd-navigation__start-btn):is(:hover, :focus) { background: var(--accent-hover); }
@media (prefers-reduced-motion: reduce) { .sd-theme-root * { animation: none !important; transition: none !important; } }
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the style sheet to the page, once. */
export function applySurveyTheme(): void {
  if (sheet || typeof CSSStyleSheet === 'undefined' || !('replaceSync' in CSSStyleSheet.prototype)) return;
  sheet = new CSSStyleSheet();
  const own = Object.entries(values).map(([name, value]) => `--sjs2-${name}: ${value};`);
  sheet.replaceSync(`${createBaseThemeStyle()}\n.sd-theme-root.sd-theme-root { ${own.join(' ')} }\n${more}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
