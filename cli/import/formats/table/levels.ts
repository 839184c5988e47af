// Words that say whether a row of a table is a session, or a talk or poster within the session above.

const sessions =
  /^(?:plenary |poster |oral |parallel )?(?:sessions?|symposi(?:um|a)|panel|block|section|workshop|sitzung|séance|sesión|simposio|sessione|sessão|oturum|セッション|シンポジウム|جلسة|会议)$/iu;
const talks =
  /^(?:talk|sub|sub-?session|presentation|lecture|paper|abstract|oral|contribution|keynote|poster|e-?poster|vortrag|kurzvortrag|beitrag|communication|exposé|affiche|ponencia|comunicación|póster|relazione|comunicazione|発表|講演|演題|口演|ポスター|محاضرة|عرض|ملصق|bildiri)$/iu;

/** What a word of the level of a row means; undefined for any other word. */
export function levelOf(word: string): 'session' | 'talk' | undefined {
  if (word.length > 40) return undefined;
  if (sessions.test(word)) return 'session';
  return talks.test(word) ? 'talk' : undefined;
}

/** Whether a column says of each row what it is: it begins with a session, every word is known, and there are both kinds. */
export function isLevelColumn(texts: readonly string[]): boolean {
  const levels = texts.map(levelOf);
  // Workshops and panels beside talks are forms of a programme.
  const isSession = texts.some((text) => levelOf(text) === 'session' && !/^(?:workshop|panel)$/i.test(text));
  return isSession && levels[0] === 'session' && levels.every(Boolean) && levels.includes('talk');
}

/** Whether a word names posters. */
export const isPosterWord = (word: string): boolean => /^(?:e-?)?(?:posters?|affiches?|p[óo]sters?|ポスター|ملصق)$/iu.test(word);

/** The words of a column of levels, row by row. Where it names talks alone, as `Sub` does, an empty cell is a session. */
export function levelsOf(texts: readonly string[]): string[] {
  const filled = texts.filter((text) => text !== '');
  const isOfParts = texts[0] === '' && filled.length > 0 && filled.every((text) => levelOf(text) === 'talk');
  return isOfParts ? texts.map((text) => text || 'session') : [...texts];
}
