// What the start of the server prints in addition to its address: who may preview, and where letters go.
import { pagePath } from '../src/pages/match.ts';
import type { Settings } from './settings.ts';
import type { EventHead } from './store/load.ts';

/** The sample with the most to show, and a suitable instant of it. */
const SAMPLE = { instance: 'kardia', event: 'kardia2027', query: 'preview=attendee&at=2027-05-04T09:00&as=attendee' };

/** Path of a page that is worth to be previewed: of the sample, else of the event that was published last. */
function pageToPreview(events: readonly EventHead[]): string {
  const isSample = ({ instance, shortName }: EventHead): boolean => instance === SAMPLE.instance && shortName === SAMPLE.event;
  const found = events.find(isSample) ?? events.at(-1);
  if (!found) return '/?preview';
  const path = pagePath('HomePage', { instance: found.instance, event: found.shortName, language: 'en-GB' });
  return `${path}?${isSample(found) ? SAMPLE.query : 'preview'}`;
}

/** How to see what visitors do not; the only place where the key of this server is printed. */
export function previewLines(
  { preview, publicUrl }: Pick<Settings, 'preview' | 'publicUrl'>,
  {
    address,
    key,
    events,
    withoutPreview,
  }: { address: string; key: string | undefined; events: readonly EventHead[]; withoutPreview?: boolean },
): string[] {
  if (withoutPreview)
    return ['The app was built without preview (FOYER_BUILD_PREVIEW=none): ?preview shows the ordinary page. npm run build puts it back.'];
  if (preview === 'open') return ['Previews are open to everybody who reaches this server (FOYER_PREVIEW=open).'];
  if (key === undefined) return [];
  return [
    'To look at any instant as anybody, open this address; until this server ends your browser may then preview all its events:',
    `  ${publicUrl ?? address}${pageToPreview(events)}&previewKey=${key}`,
    'Whoever has it sees what visitors do not see yet.',
  ];
}

/** What becomes of letters. */
export function mailLines({ mail, development }: Pick<Settings, 'mail' | 'development'>, address: string): string[] {
  if (mail?.kind === 'smtp') return [];
  if (mail?.kind !== 'mailbox')
    return [
      'Mail is off: letters are dropped. Set FOYER_SMTP and FOYER_MAIL_FROM to send them, or FOYER_MAIL=mailbox to read them at /dev/mail.',
    ];
  const warning = development ? '' : '; everybody who reaches this server can read them, codes included';
  return [`Letters stay at ${address}/dev/mail${warning}`];
}
