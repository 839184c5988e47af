// Words offices write behind titles when something has changed: in the languages of the site and those of the names of columns.

/** What the words say of a session; `moved` stands before the place or time it has moved to. */
export type TitleState = 'cancelled' | 'postponed' | 'online' | 'hybrid' | 'full' | 'moved';

/** The tags by which attendees are told; calendars know the first. */
export const stateTags: Readonly<Record<Exclude<TitleState, 'moved'>, string>> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  online: 'Online',
  hybrid: 'Hybrid',
  full: 'Fully booked',
};

const lists: Readonly<Record<TitleState, string>> = {
  cancelled:
    'cancelled|canceled|has been cancelled|has been canceled|called off|does not take place|abgesagt|entfällt|entfallen|fällt aus|ausgefallen|gestrichen|annulé|annulée|supprimé|supprimée|annullato|annullata|cancellato|cancellata|soppresso|cancelado|cancelada|anulado|anulada|suspendido|suspendida|suspenso|suspensa|iptal|iptal edildi|ملغى|ملغاة|ملغي|أُلغي|ألغي|تم الإلغاء|تم إلغاؤه|中止|キャンセル|取消|已取消|取り消し|geannuleerd|afgelast|vervallen|odwołane|odwołany|odwołana|anulowane|anulowany|zrušeno|zrušena|zrušen|odpadá|отменено|отменён|отменен|отменена|отмена|скасовано|inställt|inställd|aflyst|avlyst|peruttu|peruutettu|elmarad|törölve|lemondva|anulat|anulată|ακυρώθηκε|ακυρωθηκε|בוטל|מבוטל|취소|취소됨',
  postponed:
    'postponed|has been postponed|put off|verschoben|vertagt|reporté|reportée|rinviato|rinviata|posticipato|aplazado|aplazada|pospuesto|pospuesta|adiado|adiada|ertelendi|مؤجل|مؤجلة|تأجل|延期|推迟|已推迟|uitgesteld|przełożone|przełożony|odloženo|отложено|перенесено|відкладено|uppskjutet|uppskjuten|udskudt|utsatt|siirretty|elhalasztva|amânat|amânată|αναβλήθηκε|נדחה|연기|연기됨',
  online:
    'online|online only|virtual|virtual only|remote|via zoom|on zoom|nur online|en ligne|in linea|en línea|virtuel|virtuelle|virtuale|çevrimiçi|عبر الإنترنت|عن بعد|オンライン|线上|線上|wirtualnie|онлайн|на відстані|verkossa|på nett|διαδικτυακά|מקוון|온라인',
  hybrid:
    'hybrid|hybride|ibrido|ibrida|híbrido|híbrida|hibrit|هجين|ハイブリッド|混合|in-person & remote|in person and online|on site and online|onsite and online|vor ort und online|sur place et en ligne|hybrydowo|hybridní|гибридно|гібридно|hibrid|υβριδικό|היברידי|하이브리드',
  full: 'fully booked|sold out|ausgebucht|ausverkauft|esaurito|al completo|agotado|esgotado|lotado|kontenjan dolu|مكتمل|満席|满员|已满|volgeboekt|brak miejsc|obsazeno|мест нет|fullbokat|täynnä|betelt|מלא|매진',
  moved:
    'moved to|now in|now at|relocated to|room change:|new room:|new time:|verlegt nach|verlegt in|verlegt auf|verschoben auf|verschoben nach|jetzt in|jetzt im|jetzt um|neuer raum:|déplacé en|déplacé à|déplacée en|déplacée à|reporté au|reportée au|reporté à|spostato in|spostata in|spostato a|spostato alle|spostata alle|trasladado a|trasladada a|se traslada a|movido para|transferido para|transferida para|taşındı:|yeni salon:|نُقلت إلى|نقل إلى|نقلت إلى|انتقل إلى|会場変更：|変更：|改至|移至|verplaatst naar|przeniesione do|przeniesiony do|přesunuto do|přesunuto na|перенесено в|перенесено на|переміщено до|flyttad till|flyttat till|flyttet til|siirretty:|áthelyezve:|mutat în|μεταφέρθηκε στο|הועבר ל|장소 변경:|변경:',
};

/** Words behind which a reason or an instant follows: `cancelled due to illness`. */
const reasons =
  /^(?:[,:;.–—-]|(?:due to|because|owing to|until|as of|on|wegen|krankheitsbedingt|aufgrund|bis|pour|en raison|à cause|jusqu|per|a causa|fino|por|debido|hasta|devido|z powodu|из-за|kvůli|vanwege|på grund)(?!\p{L}))/iu;

/** Words before a state that say how sorry somebody is. */
const regret =
  /^(?:leider|unfortunately|sorry|malheureusement|lamentablemente|purtroppo|infelizmente|helaas|niestety|bohužel|к сожалению)[\s,:]\s?/u;

const inOrder = (Object.keys(lists) as TitleState[])
  .flatMap((state) => lists[state].split('|').map((text) => ({ state, text })))
  // `verschoben auf` goes before `verschoben`.
  .toSorted((one, other) => other.text.length - one.text.length);

/** The state a note is about, with what it says beyond that word; undefined for a note about anything else. */
export function stateOfNote(note: string): { state: TitleState; rest: string } | undefined {
  if (note.length > 120) return undefined;
  // The capital İ would become two characters.
  const lower = note.replaceAll('İ', 'i').toLowerCase();
  const text = lower.replaceAll(/^[*!\s]{1,6}|[*!.\s]{1,6}$/g, '').replace(regret, '');
  for (const { state, text: known } of inOrder) {
    if (!text.startsWith(known)) continue;
    const rest = note
      .slice(lower.indexOf(known) + known.length)
      .trim()
      .replace(/[*!.\s]{1,6}$/, '');
    if (state === 'moved' ? rest !== '' : rest === '' || reasons.test(rest)) return { state, rest: rest.replace(/^[,:;–—-]\s?/, '') };
  }
  return undefined;
}
