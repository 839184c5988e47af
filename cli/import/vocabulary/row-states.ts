// What the status of a row says: called off after it was announced, or never public at all.
import { oneLine, carriedText, asFields } from '../reading/fields.ts';
import { plainName } from './canonical-fields.ts';
import { stateOfNote } from './state-words.ts';

/**
 * `cancelled`, `postponed`, `full`: attendees are told. `withdrawn`: called off where it had its time, else never announced.
 * `unpublished`: never public. `unsettled`: not decided yet, which says nothing where no row is.
 */
export type RowState = 'cancelled' | 'postponed' | 'full' | 'withdrawn' | 'unpublished' | 'unsettled';

const withdrawn =
  /^(?:withdrawn|withdrew|retracted|zurückgezogen|zurückgenommen|retirée?|retirad[oa]|ritirat[oa]|geri çekildi|مسحوبة?|تم السحب|撤回|取り下げ|取下げ|撤稿|已撤回|已撤稿|ingetrokken|wycofan[aeyo]|stažen[oaý]?|отозван[оа]?|відкликано|återkallad|trukket|peruttu esitys|visszavonva|retras[ă]?|αποσύρθηκε|נמשך|철회)$/iu;
const unpublished =
  /^(?:no?|nein|non|não|hay[ıi]r|false|inactive|unpublished|unlisted|not published|hidden|private|confidential|personal|internal|privat|persönlich|vertraulich|privé|confidentiel|confidencial|deleted|removed|reject(?:ed)?|decline[ds]?|denied|not accepted|abgelehnt|nicht angenommen|gelöscht|inaktiv|unveröffentlicht|refusée?|rejetée?|non publiée?|rechazad[oa]|no aceptad[oa]|denegad[oa]|rifiutat[oa]|respint[oa]|rejeitad[oa]|recusad[oa]|reddedildi|ret|kabul edilmedi|却下|不採択|不採用|非公開|未公開|مرفوضة?|غير مقبول|غير منشور|已拒绝|拒绝|未录用|未通过|未发布|afgewezen|odrzucon[aeyo]|zamítnut[oaý]?|отклон[её]н[оа]?|відхилено|avvisad|avslått|afvist|hylätty|elutasítva|respins[ă]?|απορρίφθηκε|נדחתה|거절)$/iu;
const unsettled =
  /^(?:draft|pending|pending review|under review|in review|submitted|proposed|wait(?:ing)? ?list(?:ed)?|on hold|entwurf|ausstehend|offen|in prüfung|eingereicht|warteliste|brouillon|en attente|soumise?|liste d'attente|borrador|pendiente|en espera|en revisión|enviad[oa]|bozza|in attesa|in sospeso|inviat[oa]|rascunho|pendente|em espera|em análise|taslak|beklemede|bekliyor|下書き|保留|審査中|申請中|مسودة|قيد الانتظار|معلق|قيد المراجعة|草稿|待定|待审核|审核中|候补|concept|szkic|oczekuje|koncept|návrh|черновик|на рассмотрении|чернетка|utkast|kladde|luonnos|tervezet|ciornă|πρόχειρο|טיוטה|초안|대기)$/iu;

/** Whether a cell only says no. */
export const isDenied = (cell: unknown): boolean => denied.test(oneLine(cell));

/** Columns that ask whether a row is called off: `Cancelled` with a yes. */
const asksWhether = new Set(
  'cancelled canceled iscancelled iscanceled cancelledat canceledat calledoff abgesagt entfällt storniert annulé annulée annullato annullata cancelado cancelada anulado anulada suspendido iptal iptaledildi ملغى ملغاة ملغي 中止 キャンセル 取消 已取消 geannuleerd odwołane odwołany zrušeno отменено отменен скасовано inställt aflyst avlyst peruttu törölve anulat ακυρώθηκε בוטל 취소'.split(
    ' ',
  ),
);
/** The same, of what its speakers have withdrawn. */
const asksWithdrawn = new Set(
  'withdrawn iswithdrawn zurückgezogen retiré retirée retirado retirada ritirato ritirata geriçekildi مسحوب 撤回 已撤回'.split(' '),
);
/** Columns of calendars that ask whether only their owner may see a row. */
const asksPrivate = new Set(
  'private isprivate privat privé privée privato privata privado privada özel 非公開 プライベート 私有 私密 خاص'.split(' '),
);
const denied =
  /^(?:no?|off|aus|nein|non|nee|nie|false|0|n\/a|não|hay[ıi]r|yok|いいえ|否|无|没有|لا|нет|ні|nej|nei|ei|nem|nu|όχι|לא|아니오|[-–—✗✘×☐])$/iu;

const accepted =
  /^(?:accept(?:ed|ance|ée?)?|acceptée?|angenommen|aceptad[oa]|aceit[oa]|accettat[oa]|kabul(?: edildi)?|採択|مقبول|已录用|geaccepteerd|przyjęt[aeyo])(?!\p{L})(.*)$/iu;
const manners =
  /(?<!\p{L})(?:e-?)?(?:posters?|affiche|póster|oral|spotlight|lightning talk|short talk|long talk|demo|workshop|panel|ポスター|口頭|ملصق)(?!\p{L})/iu;

/** As what a decision has accepted a row: the `Poster` of `Accepted - poster`, `Accept as poster`; empty for any other word. */
export function acceptedAs(word: string): string {
  const kind = word.length > 120 ? '' : (manners.exec(accepted.exec(word.trim())?.[1] ?? '')?.[0] ?? '');
  return kind.slice(0, 1).toUpperCase() + kind.slice(1);
}

/** Where a status has said what it is. */
const behind = /\s(?:by|after|durch|von|nach|par|après|por|tras|da|dopo)\s|\s?[(–—]|\s-\s/iu;

/** Whether a column asks whether a row is called off or private, and its cells only say yes or no. */
export const isQuestion = (column: string): boolean =>
  [asksWhether, asksWithdrawn, asksPrivate].some((names) => names.has(plainName(column)));

/** What the status of a row says, in the words of its column; undefined for any other word, and for a row without one. */
export function rowState(column: string, cell: unknown): RowState | undefined {
  const word = cell === true ? 'yes' : oneLine(asFields(cell) ? carriedText(cell) : cell).replaceAll('İ', 'i');
  if (word === '' || word.length > 120) return undefined;
  const plain = plainName(column);
  if (asksPrivate.has(plain)) return denied.test(word) ? undefined : 'unpublished';
  if (asksWhether.has(plain) || asksWithdrawn.has(plain)) {
    const state = asksWithdrawn.has(plain) ? 'withdrawn' : 'cancelled';
    return denied.test(word) ? undefined : state;
  }
  // `Withdrawn by author`, `Rejected - too late`: what stands behind says by whom, and why.
  const [bare = ''] = word.replaceAll(/^[\s*!([]{1,6}|[\s*!.)\]]{1,6}$/g, '').split(behind, 1);
  if (withdrawn.test(bare)) return 'withdrawn';
  if (unpublished.test(bare)) return 'unpublished';
  if (unsettled.test(bare)) return 'unsettled';
  const told = stateOfNote(bare)?.state;
  return told === 'cancelled' || told === 'postponed' || told === 'full' ? told : undefined;
}
