// The language of an office by the names of its columns, where they say it: `Titel`, `Referent` and `Raum` are German.
import { siteLanguage } from '../../values/languages.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import type { TableSummary } from '../../result.ts';

/** Words for columns that no other of these languages has. */
const own: Readonly<Record<string, RegExp>> = {
  ja: /[\u3040-\u30FF]|演題|所属|会場|座長|時刻|日付/u,
  ar: /[\u0621-\u064A]{2}/u,
  zh: /^(?:标题|题目|日期|开始时间|结束时间|地点|会议室|演讲者|报告人|主持人)$/u,
  de: /^(?:titel|vortragstitel|vortrag|beginn|anfang|uhrzeit|ende|raum|saal|referent|referentin|referenten|vortragende|vorsitz|sitzung|einrichtung|kurzbeschreibung|datumbeginn|firma|firmenname|aussteller|standnummer|halle|kategorie|ansprechpartner|straße|strasse|plz|ort|beschreibung|webseite|produkt|bezeichnung|referierende|bemerkung|bemerkungen)$/u,
  fr: /^(?:titre|début|heure|horaire|salle|intervenant|intervenants|orateur|orateurs|auteurs|résumé|durée|présidence|établissement|heurededébut|société|exposant|entreprise|raisonsociale|catégorie|adresse|ville|pays|siteweb|produit)$/u,
  es: /^(?:título|ponente|ponentes|hora|horadeinicio|inicio|fecha|ponencia|resumen|moderador|institución|sesión|empresa|expositor|razónsocial|categoría|dirección|ciudad|sitioweb|producto)$/u,
  it: /^(?:titolo|relatore|relatori|orario|inizio|riassunto|sessione|moderatore|azienda|espositore|indirizzo|città|prodotto|sito)$/u,
  pt: /^(?:título|palestrante|sessão|horário|início)$/u,
  // As `plainName` writes them, without the dotless letter.
  tr: /^(?:başlik|konuşmaci|konuşmacilar|başlangiç|bitiş|oturum|salon|özet)$/u,
};

/** The language, as xx-XX, that the names of at least two columns speak and the most of them; undefined for none, as of English tables. */
export function languageOfTables(tables: readonly Pick<TableSummary, 'choices'>[]): string | undefined {
  const names = tables.flatMap(({ choices }) => choices.flatMap(({ column }) => column.split(/[^\p{L}\p{M}\p{N}]+/u).map(plainName)));
  const counts = Object.entries(own).map(([language, words]) => ({ language, count: names.filter((name) => words.test(name)).length }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return most.count >= 2 ? siteLanguage(most.language) : undefined;
}
