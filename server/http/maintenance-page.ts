// What a browser gets in place of a page while the database cannot be reached (A §2 Maintenance page): it polls until the page is available.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { appText } from '../../src/app/app-texts.ts';
import { platformLanguage } from '../../src/i18n/platform-languages.ts';
import { addEveryText } from '../../src/i18n/platform-files.ts';
import { directionOf } from '../../src/i18n/direction.ts';
import { escapeHtml } from '../published/rich-text.ts';

addEveryText();

/** Where the visitor was going, as far as the server knows it without its database. */
export type Destination = { language: string; eventName: string };

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{min-height:100vh;margin:0;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;text-align:center}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0}.event{margin-bottom:1rem;opacity:.75}`;

/**
 * Asks for the head of the page, sooner when the device comes online, later each time, never all visitors at once. An address of the API
 * is loaded again instead: asking for its head could use up what is in it.
 */
const script = `(()=>{let wait=3000,timer;
const later=()=>{timer=setTimeout(ask,wait*(.75+Math.random()/2));wait=Math.min(wait*1.5,24000)};
const ask=async()=>{clearTimeout(timer);
if(/^\\/(api|v2)\\//i.test(location.pathname))return location.reload();
try{const answer=await fetch(location.href,{method:'HEAD',headers:{accept:'text/html'},cache:'no-store'});
if(answer.status!==503&&answer.status!==507)return location.reload()}catch{}
later()};
addEventListener('online',ask);later()})()`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [styleHash, scriptHash] = [hashOf(style), hashOf(script)];

/** Whether a person sees the answer: a browser that navigates requests HTML by name, a program does not. */
export const wantsHtml = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

/** Sends it with the status of the error; the policy of the answer allows just its own style and script. */
export function sendMaintenance(reply: FastifyReply, status: number, { language, eventName }: Destination): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? "script-src 'self'; style-src 'self'")
    .replace("script-src 'self'", `script-src 'self' ${scriptHash}`)
    .replace("style-src 'self'", `style-src 'self' ${styleHash}`);
  return reply
    .code(status)
    .headers({ 'cache-control': NOT_KEPT, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(maintenancePage(language, eventName));
}

function maintenancePage(language: string, eventName: string): string {
  const text = appText(language);
  // Texts are English where the platform has no bundle of the event's language.
  const spoken = platformLanguage({ language, eventLanguages: [] });
  const name = escapeHtml(eventName);
  return `<!doctype html>
<html lang="${escapeHtml(spoken)}" dir="${directionOf(spoken)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text('maintenance'))}${name && ` – ${name}`}</title>
<style>${style}</style>
<noscript><meta http-equiv="refresh" content="10"></noscript>
<script type="module">${script}</script>
</head>
<body>
<main>
${name && `<p class="event" lang="${escapeHtml(language)}">${name}</p>\n`}<h1>${escapeHtml(text('maintenance'))}</h1>
<p>${escapeHtml(text('maintenanceHint'))}</p>
</main>
</body>
</html>
`;
}
