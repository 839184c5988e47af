// The one gate through which HTML of configuration or API reaches the page.
import DOMPurify from 'dompurify';
import { type ReactElement, useLayoutEffect, useRef } from 'react';

/** Structure and emphasis only: no scripts, styles, forms, frames, SVG, and no id or name that could shadow the page's own. */
const profile = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'iframe', 'video', 'audio', 'svg', 'math', 'template', 'slot', 'dialog'],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'formaction', 'action', 'background', 'ping'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** HTML, sanitised; links to other places open safely. */
export function RichHtml({ html, className }: { html: string; className?: string }): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = DOMPurify.sanitize(html, profile as never) as unknown as DocumentFragment;
    for (const link of fragment.querySelectorAll('a[href]')) link.setAttribute('rel', 'noopener noreferrer');
    for (const image of fragment.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
    holder.current?.replaceChildren(fragment);
  }, [html]);
  return <div ref={holder} className={className ? `prose ${className}` : 'prose'} />;
}
