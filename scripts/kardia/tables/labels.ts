// Words for the kinds and tags of the sessions, which the programme writes in English.
import type { LabelRow } from '../../../src/model/documents/programme.ts';

/** Kind or tag: German, French, Turkish, and English where it is not the written name. */
const words: Readonly<Record<string, readonly [german: string, french: string, turkish: string, english?: string]>> = {
  Opening: ['Eröffnung', 'Ouverture', 'Açılış'],
  Plenary: ['Plenarsitzung', 'Séance plénière', 'Genel oturum'],
  Symposium: ['Symposium', 'Symposium', 'Sempozyum'],
  'Satellite symposium': ['Satellitensymposium', 'Symposium satellite', 'Uydu sempozyumu'],
  'Free papers': ['Freie Vorträge', 'Communications libres', 'Serbest bildiriler'],
  'Poster session': ['Postersitzung', 'Séance de posters', 'Poster oturumu'],
  'Agora stage': ['Agora-Bühne', 'Scène Agora', 'Agora sahnesi'],
  Workshop: ['Workshop', 'Atelier', 'Çalıştay'],
  'Hands-on': ['Praktische Übung', 'Atelier pratique', 'Uygulamalı eğitim'],
  'Meet the expert': ['Im Gespräch mit Fachleuten', 'Rencontre avec un expert', 'Uzmanla buluşma'],
  'How to': ['So geht’s', 'Mode d’emploi', 'Nasıl yapılır'],
  Meeting: ['Versammlung', 'Réunion', 'Toplantı'],
  'Social event': ['Rahmenprogramm', 'Programme social', 'Sosyal etkinlik'],
  Closing: ['Abschluss', 'Clôture', 'Kapanış'],
  CME: ['CME', 'DPC', 'STE'],
  Live: ['Live', 'En direct', 'Canlı'],
  Recorded: ['Wird aufgezeichnet', 'Sera enregistrée', 'Kaydedilecek', 'Will be recorded'],
  Poster: ['Poster', 'Poster', 'Poster'],
  Industry: ['Industrie', 'Industrie', 'Endüstri'],
  'Young investigators': ['Junge Forschende', 'Jeunes chercheurs', 'Genç araştırmacılar'],
  'Simultaneous translation': ['Simultanübersetzung', 'Traduction simultanée', 'Simultane çeviri'],
  Social: ['Geselliges', 'Convivialité', 'Sosyal'],
};

/** Rows of `labels.json`. */
export const labelRows = (): LabelRow[] =>
  Object.entries(words).map(([Id, [german, french, turkish, english = Id]]) => ({
    Id,
    Name: { 'en-GB': english, 'de-DE': german, 'fr-FR': french, 'tr-TR': turkish },
  }));
