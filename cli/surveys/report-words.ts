// The words of the summary of a survey, in the languages that Foyer speaks: the report is read in the language of its questions.
import { bestLanguage } from '../../src/i18n/languages.ts';

/** `title` stands behind the name of the event; `answers` before a number; `yes` and `no` where a question has no words of its own for them. */
export type ReportWords = { title: string; answers: string; mean: string; yes: string; no: string };

const english: ReportWords = { title: 'evaluation', answers: 'Answers', mean: 'mean', yes: 'Yes', no: 'No' };

const byLanguage: Readonly<Record<string, ReportWords>> = {
  'en-GB': english,
  'de-DE': { title: 'Bewertung', answers: 'Antworten', mean: 'Mittelwert', yes: 'Ja', no: 'Nein' },
  'fr-FR': { title: 'évaluation', answers: 'Réponses', mean: 'moyenne', yes: 'Oui', no: 'Non' },
  'it-IT': { title: 'valutazione', answers: 'Risposte', mean: 'media', yes: 'Sì', no: 'No' },
  'es-ES': { title: 'evaluación', answers: 'Respuestas', mean: 'media', yes: 'Sí', no: 'No' },
  'tr-TR': { title: 'değerlendirme', answers: 'Yanıtlar', mean: 'ortalama', yes: 'Evet', no: 'Hayır' },
  'ar-EG': { title: 'التقييم', answers: 'الإجابات', mean: 'المتوسط', yes: 'نعم', no: 'لا' },
  'zh-CN': { title: '评价', answers: '答卷数', mean: '平均值', yes: '是', no: '否' },
};

/** The words in `language` (xx-XX), or in one that is close to it, else in English. */
export function reportWords(language: string): ReportWords {
  const best = bestLanguage(Object.keys(byLanguage), { language, eventLanguages: [] });
  return (best !== undefined && byLanguage[best]) || english;
}
