// What the start of the server prints in addition to its address: who may preview, and where letters go.
import { pagePath } from '../src/pages/match.ts';
import type { Settings } from './settings.ts';
import type { EventHead } from './store/load.ts';

/** The sample that has most to look at, and an instant of it that is worth it. */
const SAMPLE = { instance: 'kardia', event: 'kardia2027', query: 'preview=attendee&at=2027-05-04T09:00&as=attendee' };

/** Path of a page that is worth to be previewed: of the sample, else of the event that was published last. */
function pageToPreview(events: readonly EventHead[]): string {
  const isSample = ({ instance, shortName }: EventHead): boolean => instance === SAMPLE.instance && shortName === SAMPLE.event;
  const found = events.find(isSample) ?? events.at(-1);
  if (!found) return '/?preview';
  const path = pagePath('HomePage', { instance: found.instance, event: found.shortName, language: 'en-GB' });
  return `${path}?${isSample(found) ? SAMPLE.query : 'preview'}`;
}

/** How to look at what visitors do not see; the only place where the key of this server is ever written. */
export function previewLines(
  { preview, publicUrl }: Pick<Settings, 'preview' | 'publicUrl'>,
  { address, key, events }: { address: string; key: string | undefined; events: readonly EventHead[] },
): string[] {
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
