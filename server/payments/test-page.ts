// The page of the test provider: what would be paid, that nobody is charged, and three ways it may end. Works without a script.
import { createHash } from 'node:crypto';
import { directionOf } from '../../src/i18n/direction.ts';
import { addEveryText } from '../../src/i18n/platform-files.ts';
import { money } from '../../src/i18n/money.ts';
import { platformLanguage } from '../../src/i18n/platform-languages.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { EventTexts } from '../../src/model/event.ts';
import { escapeHtml } from '../published/rich-text.ts';
import type { PaymentOrder } from './payment-provider.ts';

addEveryText();

const none: EventTexts = new Map();

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{min-height:100vh;margin:0;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box}
main{max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0 0 1rem;overflow-wrap:anywhere}
.notice{border:2px solid;padding:.75rem 1rem;font-weight:600}.sum{font-size:1.5rem;font-weight:700}
form{display:grid;gap:.75rem}button{font:inherit;min-height:3rem;padding:.5rem 1rem;cursor:pointer}`;

/** What the policy of the answer must allow: its own style. */
export const testPageStyle = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** `address` is where its buttons send their outcome. */
export function testPage({ amount, currency, title, language }: PaymentOrder, address: string): string {
  const code = platformLanguage({ language, eventLanguages: [] });
  const t = (key: string): string => escapeHtml(translate(`account.registration.${key}`, {}, { language: code, eventLanguages: [] }, none));
  const button = (outcome: string, key: string): string => `<button name="outcome" value="${outcome}">${t(key)}</button>`;
  return `<!doctype html>
<html lang="${escapeHtml(code)}" dir="${directionOf(code)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('testTitle')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t('testTitle')}</h1>
<p class="notice">${t('testNotice')}</p>
<p dir="auto">${escapeHtml(title)}</p>
<p class="sum">${escapeHtml(money(code, amount, currency))}</p>
<form method="post" action="${escapeHtml(address)}">
${button('paid', 'testPaid')}
${button('failed', 'testFailed')}
${button('cancelled', 'testCancelled')}
</form>
</main>
</body>
</html>
`;
}
