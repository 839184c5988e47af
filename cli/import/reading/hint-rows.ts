// Rows of hints that templates carry above their first row (`e.g. 14:00`, `required`, `Example: …`, `(MM/DD/YYYY)`): they are no rows of the table.
import type { Noticed } from '../place.ts';
import { orderAsked } from '../values/date-order.ts';
import { type CellGrid, type GridRow, sheetPlace } from './grid.ts';

/** So many rows from the top may be hints. */
const DEEPEST = 12;

/** A cell that says whether it must be filled, in the languages of the names of columns. */
const needed =
  /^[*([\s]{0,3}(?:(?:not |is )?required|optional|mandatory|recommended|pflicht(?:feld|angabe)?|optional(?:e angabe)?|freiwillig|(?:champ )?obligatoire|facultatif|facultative|optionnel|(?:campo )?obligatorio|opcional|obbligatorio|facoltativo|opzionale|obrigatório|zorunlu|isteğe bağlı|إلزامي|اختياري|مطلوب|必須|任意|必填|选填|選填|필수|선택|verplicht|optioneel|wymagane|opcjonalne|povinné|nepovinné|обязательно|необязательно|обовʼязково|необовʼязково|obligatorisk|valgfri(?:t)?|frivillig|pakollinen|valinnainen|kötelező|opcionális|obligatoriu|opțional|υποχρεωτικό|προαιρετικό|חובה|רשות)(?:$|[\s)\].,:;!*–—-].{0,200}$)/iu;

/** An example before which it is said that it is one. */
const example =
  /^["'“(\s]{0,3}(?:(?:e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|par ex\.|p\.\s?ej\.|ad es\.|p\. ex\.|örn\.|bijv\.|np\.|např\.|напр\.|f\.\s?eks\.|t\.\s?ex\.|esim\.|pl\.|de ex\.|π\.χ\.|למשל|例えば|例如|예)[\s:：,]|(?:example|for example|sample|beispiel|bsp\.?|zum beispiel|exemple|ejemplo|esempio|exemplo|örnek|مثال|例|voorbeeld|przykład|příklad|пример|приклад|exempel|eksempel|esimerkki|példa|exemplu|παράδειγμα|דוגמה|예시)\s?[:：])/iu;

/** An example that can begin no title. */
const surely = /^["'“(\s]{0,3}(?:e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|par ex\.|p\.\s?ej\.|ad es\.|bijv\.|напр\.)\s/iu;

/** How a date or an hour is to be written: `(MM/DD/YYYY)`, `HH:MM (24h)`, `TT.MM.JJJJ`. */
const format =
  /^[([\s]{0,2}(?=.{0,20}(?:yy|jj|aa|hh|mm|гг))(?:[dmyhstjagчмд]{1,4}[\s:/.-]{0,2}){2,6}(?:am ?\/ ?pm)?[)\]]?(?:\s?\(?(?:24|12)[\s-]?(?:h(?:ours?|rs)?|std\.?)?\)?)?$/iu;

/** What a template asks for in a sentence. */
const asked =
  /^[*([\s]{0,3}(?:enter|type|select|choose|please|use|leave|provide|insert|fill|paste|must|max(?:imum|\.)?|up to|text up to|free text|plain text|html|separate|names? separated|comma|one of|drop-?down|yes ?\/ ?no|bitte|geben sie|tragen sie|wählen|maximal|freitext|mehrere|getrennt|durch komma|veuillez|saisi(?:r|ssez)|indique[rz]?|choisir|sépar|max\.|introduzca|escriba|seleccione|separad|inserire|scegliere|separat|insira|selecione|giriniz|seçiniz|أدخل|اختر|入力|選択|请输入|请填写|请选择|vul |kies |wpisz|wybierz|vyplňte|zadejte|введите|укажите|выберите)|(?:separated|divided) by (?:a )?(?:commas?|semicolons?|;|,)|\b(?:\d{2,5}) (?:characters|zeichen|caractères|caracteres|caratteri|words)\b/iu;

/** A row that asks to be taken out. */
const removed =
  /(?:delete|remove|ignore|overwrite|replace|do not (?:edit|change|delete|remove|modify)|don['’]t (?:edit|change|delete)) (?:this|the|these) (?:example |sample |header |first |instruction )?(?:rows?|lines?|examples?|cells?)|(?:diese|die) (?:beispiel)?zeilen? (?:bitte )?(?:löschen|nicht (?:löschen|ändern)|überschreiben)|supprime[rz] cette ligne|(?:borre|elimine|borrar|eliminar) esta fila|eliminare questa riga/iu;

const isHint = (text: string): boolean =>
  needed.test(text) || example.test(text) || format.test(text) || asked.test(text) || removed.test(text);

/** Whether a row holds hints: it asks to be taken out, one of its first cells is surely an example, or half of its cells, two at least, are hints. */
function isHintRow({ cells, wide }: GridRow): boolean {
  const texts = cells.map((cell) => cell.slice(0, 300).replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  if (texts.some((text) => removed.test(text))) return true;
  if (wide) return false;
  if (texts.slice(0, 2).some((text) => text.length <= 80 && surely.test(text))) return true;
  const hints = texts.filter(isHint).length;
  return hints >= 2 && hints * 2 >= texts.length;
}

/** The grid without rows of hints, which one finding names; the order of dates they ask for counts. */
export function withoutHints(grid: CellGrid): CellGrid {
  const hints = grid.rows.slice(0, DEEPEST).filter(isHintRow);
  if (hints.length === 0 || hints.length === grid.rows.length) return grid;
  const [first] = hints as [GridRow];
  const lines = hints.map(({ line }) => line).join(', ');
  const message = `${hints.length === 1 ? `line ${lines} holds hints of a template and is` : `lines ${lines} hold hints of a template and are`} left out`;
  const notice: Noticed = {
    severity: 'info',
    code: 'hint-rows',
    place: { file: sheetPlace(grid), pointer: '', line: first.line, column: 1 },
    message,
  };
  const dateOrder = hints
    .flatMap(({ cells }) => cells)
    .map(orderAsked)
    .find(Boolean);
  return {
    ...grid,
    rows: grid.rows.filter((row) => !hints.includes(row)),
    noticed: [...grid.noticed, notice],
    ...(dateOrder && { dateOrder }),
  };
}
