// Words for the tags of states (`Cancelled`, `Online`) in the languages of the site: rows of `data/labels.json`.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { ProgrammeRows } from '../rows.ts';
import { stateTags } from '../vocabulary/state-words.ts';

type State = keyof typeof stateTags;

const byLanguage: Readonly<Record<string, Readonly<Record<State, string>>>> = {
  'en-GB': stateTags,
  'en-US': { ...stateTags, cancelled: 'Canceled' },
  'de-DE': { cancelled: 'Abgesagt', postponed: 'Verschoben', online: 'Online', hybrid: 'Hybrid', full: 'Ausgebucht' },
  'fr-FR': { cancelled: 'Annulé', postponed: 'Reporté', online: 'En ligne', hybrid: 'Hybride', full: 'Complet' },
  'it-IT': { cancelled: 'Annullato', postponed: 'Rinviato', online: 'Online', hybrid: 'Ibrido', full: 'Al completo' },
  'es-ES': { cancelled: 'Cancelado', postponed: 'Aplazado', online: 'En línea', hybrid: 'Híbrido', full: 'Completo' },
  'tr-TR': { cancelled: 'İptal edildi', postponed: 'Ertelendi', online: 'Çevrimiçi', hybrid: 'Hibrit', full: 'Kontenjan dolu' },
  'zh-CN': { cancelled: '已取消', postponed: '已推迟', online: '线上', hybrid: '线上线下结合', full: '已满' },
  'ja-JP': { cancelled: '中止', postponed: '延期', online: 'オンライン', hybrid: 'ハイブリッド', full: '満席' },
  'pt-PT': { cancelled: 'Cancelado', postponed: 'Adiado', online: 'Online', hybrid: 'Híbrido', full: 'Esgotado' },
  'ar-EG': { cancelled: 'ملغاة', postponed: 'مؤجلة', online: 'عبر الإنترنت', hybrid: 'حضوريًا وعن بعد', full: 'مكتمل العدد' },
};

/** Rows of labels for the states that sessions have; none for an event in English alone, whose tags are the words. */
export function stateLabels(
  { sessions }: Pick<ProgrammeRows, 'sessions'>,
  languages: readonly string[],
): { Id: string; Name: LocalisedText }[] {
  const tags = new Set(sessions.flatMap(({ Groups = [] }) => Groups.map(({ Name }) => Name)));
  return (Object.keys(stateTags) as State[]).flatMap((state) => {
    const Id = stateTags[state];
    const texts = languages.flatMap((language) => (byLanguage[language] ? [[language, byLanguage[language][state]] as const] : []));
    if (!tags.has(Id) || texts.every(([, text]) => text === Id)) return [];
    return [{ Id, Name: languages.length === 1 ? texts[0]![1] : Object.fromEntries(texts) }];
  });
}
