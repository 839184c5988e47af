// How rooms are called in lines and notes: `Saal Nord`, `Room 5`, `Grand Ballroom B`.

const room =
  /^(?:(?:room|raum|saal|hörsaal|salle|sala|hall|auditorium|amphithéâtre|aula|zaal|зал|会場|قاعة|القاعة)\s?[:：]?\s?\S.{0,60}|\S.{0,40}\s(?:room|hall|auditorium|ballroom|theatre|theater)(?:\s[\dA-Z]{1,3})?)$/iu;

/** Whether a text of one line names a room alone. */
export const namesRoom = (text: string): boolean => room.test(text);
