// Words of the service checks in their three languages, and the texts that put a layout to the test.

/** A text in the languages of the event. */
export type Words = { 'en-GB': string; 'de-DE': string; 'ar-EG': string };

/** A text in English, German and Arabic. */
export const w = (en: string, de: string, ar: string): Words => ({ 'en-GB': en, 'de-DE': de, 'ar-EG': ar });

/** The same change made to each language. */
export const mapWords = (words: Words, change: (text: string) => string): Words =>
  w(change(words['en-GB']), change(words['de-DE']), change(words['ar-EG']));

/** A German word that fits no phone. */
export const compound = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Hundred characters without a place to break. */
export const unbroken = 'https://www.example.org/'.padEnd(100, '0123456789abcdef');

/** A title of exactly three hundred characters. */
export const longTitle = (
  'A title that somebody wrote who could not decide what to leave out, because everything seemed to matter: the method, the patients, ' +
  'the hospital, the years in which it was done, the sponsor, the doubts of the reviewers, the thanks of the authors, and in the end, ' +
  'far behind all else, what was found'
).padEnd(300, '!');

/** Words that change direction in the middle, with signs that belong to either side. */
export const mixed = 'Foyer (الردهة) 2030: 50 % من الحضور, v2.1!';

/** Signs that are markup, escapes, emoji, combining or joined. */
export const signs = '<b>&amp;</b> "quotes" ’ — ½ ≥ 10 µg · 👩🏽‍⚕️🏳️‍🌈 é é ﷽ 漢字かな 한국어 ไทย';

/** States that most components have. */
export const states = {
  minimal: w('only what must be there', 'nur was nötig ist', 'الحد الأدنى فقط'),
  full: w('everything set', 'alles gesetzt', 'كل الخيارات محددة'),
  compound: w('long word', 'langes Wort', 'كلمة طويلة'),
  title: w('title of 300 characters', 'Titel mit 300 Zeichen', 'عنوان من 300 حرف'),
  unbroken: w('unbroken string', 'Zeichen ohne Lücke', 'نص بلا فواصل'),
  mixed: w('two directions', 'zwei Richtungen', 'اتجاهان في نص واحد'),
  signs: w('markup, emoji, scripts', 'Markup, Emoji, Schriften', 'وسوم ورموز وأنظمة كتابة'),
  arabic: w('Arabic in every language', 'Arabisch in jeder Sprache', 'العربية في كل لغة'),
  missing: w('picture that does not exist', 'Bild, das es nicht gibt', 'صورة غير موجودة'),
  without: w('without picture', 'ohne Bild', 'بلا صورة'),
  many: w('many', 'viele', 'الكثير'),
  one: w('a single one', 'ein einziges', 'عنصر واحد'),
  empty: w('nothing to show', 'nichts zu zeigen', 'لا شيء لعرضه'),
  link: w('with a link', 'mit Link', 'مع رابط'),
  nested: w('with components inside', 'mit Bausteinen darin', 'بداخلها عناصر'),
} as const;

/** A picture address that answers 404. */
export const missingPicture = '/no-such-picture.jpg';
