// The few words an import writes itself, by language of the site.
import type { LocalisedText } from '../../../src/model/fields.ts';

const english = {
  home: 'Home',
  programme: 'Programme',
  all: 'See the whole programme',
  days: 'Day by day',
  highlights: 'Highlights',
  sponsors: 'Sponsors',
  partners: 'Our partners',
  questions: 'Questions and answers',
  jobs: 'Jobs',
  committee: 'Committee',
};
/** Words by language; a language that is not here is left out, so that the page falls back to English as for any text. */
const byLanguage: Readonly<Record<string, Record<keyof typeof english, string>>> = {
  'en-GB': english,
  'en-US': { ...english, programme: 'Program', all: 'See the whole program' },
  'de-DE': {
    home: 'Start',
    programme: 'Programm',
    all: 'Zum ganzen Programm',
    days: 'Tag für Tag',
    highlights: 'Höhepunkte',
    sponsors: 'Sponsoren',
    partners: 'Unsere Partner',
    questions: 'Fragen und Antworten',
    jobs: 'Stellenangebote',
    committee: 'Komitee',
  },
  'fr-FR': {
    home: 'Accueil',
    programme: 'Programme',
    all: 'Voir tout le programme',
    days: 'Jour par jour',
    highlights: 'Temps forts',
    sponsors: 'Sponsors',
    partners: 'Nos partenaires',
    questions: 'Questions et réponses',
    jobs: 'Offres d’emploi',
    committee: 'Comité',
  },
  'it-IT': {
    home: 'Home',
    programme: 'Programma',
    all: 'Tutto il programma',
    days: 'Giorno per giorno',
    highlights: 'In evidenza',
    sponsors: 'Sponsor',
    partners: 'I nostri partner',
    questions: 'Domande e risposte',
    jobs: 'Offerte di lavoro',
    committee: 'Comitato',
  },
  'es-ES': {
    home: 'Inicio',
    programme: 'Programa',
    all: 'Ver todo el programa',
    days: 'Día a día',
    highlights: 'Destacados',
    sponsors: 'Patrocinadores',
    partners: 'Nuestros socios',
    questions: 'Preguntas y respuestas',
    jobs: 'Empleo',
    committee: 'Comité',
  },
  'tr-TR': {
    home: 'Ana sayfa',
    programme: 'Program',
    all: 'Tüm programı gör',
    days: 'Günlere göre',
    highlights: 'Öne çıkanlar',
    sponsors: 'Sponsorlar',
    partners: 'Ortaklarımız',
    questions: 'Sorular ve yanıtlar',
    jobs: 'İş ilanları',
    committee: 'Kurul',
  },
};

/** A text in the languages of the event; plain text where it has only one. */
export function words(key: keyof typeof english, languages: readonly string[]): LocalisedText {
  const known = languages.flatMap((language) => (byLanguage[language] ? [[language, byLanguage[language][key]]] : []));
  if (languages.length === 1 || known.length === 0) return known[0]?.[1] ?? english[key];
  return Object.fromEntries(known) as Record<string, string>;
}
