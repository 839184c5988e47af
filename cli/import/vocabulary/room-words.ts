// How rooms are called in lines and notes: `Saal Nord`, `Room 5`, `Grand Ballroom B`.

const room =
  /^(?:(?:room|raum|saal|hörsaal|salle|sala|hall|auditorium|amphithéâtre|aula|zaal|sál|зал|会場|地点|会场|場所|장소|قاعة|القاعة)\s?[:：]?\s?\S.{0,60}|[^\s:：,，]{1,20}(?:会议室|會議室|会議室|报告厅|報告廳|宴会厅|礼堂|회의실|강당)|\S.{0,40}\s(?:room|hall|auditorium|ballroom|theatre|theater)(?:\s[\dA-Z]{1,3})?)$/iu;

/** Words in place of a room that nobody knows yet. */
const nowhere =
  /^(?:(?:room|raum|saal|salle|sala)\s?[:：]?\s?)?(?:tb[abcd]|t\.b\.[acd]\.?|n\/?a|n\.\s?n\.?|[-–—?]{1,6}|to be (?:announced|confirmed|determined|defined)|wird noch bekannt ?gegeben|noch offen|à (?:confirmer|définir|préciser)|por (?:confirmar|definir|anunciar)|da (?:confermare|definire)|a (?:confirmar|definir)|belli değil|未定|待定|미정|do ustalenia|bude upřesněno|уточняется|уточнюється|nader te bepalen|n\.t\.b\.)\.?$/iu;

/** The name of a room; empty for a word that says that nobody knows it yet. */
export const knownRoom = (name: string): string => (nowhere.test(name.trim()) ? '' : name);

/** Whether a text of one line names a room alone. */
export const namesRoom = (text: string): boolean => room.test(text);
