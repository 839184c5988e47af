// Lists that a congress office keeps beside its programme, and that are none: invoices, rooms of hotels, shifts of helpers, tasks.
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import type { ColumnChoice } from '../../result.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { isGuessedTitle, SURE } from './columns.ts';
import type { SourceTable } from './source-table.ts';

const namesOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const HELPERS = 'shifts of helpers';

/** What such a list holds, and the names of its columns. */
const kinds: readonly (readonly [what: string, columns: ReadonlySet<string>])[] = [
  [
    'invoices or payments',
    namesOf(
      'invoice invoiceno invoicenumber invoicedate invoiceamount amount amountdue subtotal total nettotal grosstotal net gross vat tax unitprice price quantity qty customer customerno duedate paidon currency rechnungsnr rechnungsnummer rechnungsdatum rechnungsbetrag betrag nettobetrag bruttobetrag netto brutto mwst ust umsatzsteuer steuer einzelpreis preis menge kunde kundennr kundennummer fälligam bezahltam währung facture numérodefacture datedefacture montant montantht montantttc tva prix client échéance devise factura númerodefactura importe baseimponible iva precio cliente vencimiento moneda fattura numerofattura importo imponibile prezzo scadenza valuta fatura tutar kdv fiyat müşteri 請求書番号 請求日 金額 税額 消費税 単価 数量 顧客 发票号 金额 税额 单价 数量 客户 الفاتورة رقمالفاتورة المبلغ الضريبة السعر العميل',
    ),
  ],
  [
    'guests of hotels',
    namesOf(
      'guest guestname hotel hotelname arrival arrivaldate departure departuredate checkin checkout roomtype roomnumber nights bookingno confirmationno occupancy flight flightno gast anreise abreise zimmer zimmertyp zimmernummer nächte übernachtungen hôtel arrivée départ chambre typedechambre nuits huésped llegada salida habitación noches ospite arrivo partenza camera notti misafir otel giriş çıkış ホテル 到着 出発 宿泊 酒店 入住 退房',
    ),
  ],
  [
    HELPERS,
    namesOf(
      'volunteer volunteers helper helpers staff shift shiftstart shiftend shiftno position duty crew helfer helferin helferinnen schicht schichtbeginn schichtende dienst bénévole bénévoles poste voluntario voluntarios turno puesto volontario volontari gönüllü vardiya スタッフ シフト 志愿者 班次',
    ),
  ],
  [
    'tasks',
    namesOf(
      'task tasks todo assignee assignedto duedate deadline priority progress percentcomplete aufgabe aufgaben zuständig verantwortlich fällig fälligkeit frist priorität tâche échéance priorité tarea encargado vencimiento prioridad compito scadenza priorità görev sorumlu öncelik 担当 担当者 期限 優先度 タスク 任务 负责人 截止日期',
    ),
  ],
];

/** Throws `UnreadableFile` for a table alone that lists such things, and has no titles but those that were guessed. */
export function refuseOthers([table, ...others]: readonly SourceTable[]): void {
  if (!table || others.length > 0) return;
  for (const [what, names] of kinds) {
    const isNamed = ({ column }: ColumnChoice): boolean => names.has(plainName(column));
    const isOf = (...fields: string[]): boolean =>
      table.choices.some((one) => fields.includes(one.field) && one.sureness >= SURE && !isGuessedTitle(one) && !isNamed(one));
    if (isOf('title', 'session', 'duration', 'track', 'abstract', 'persons')) continue;
    // Helpers have places, too.
    if (what !== HELPERS && isOf('room')) continue;
    const found = table.choices.filter(isNamed).map(({ column }) => `“${column}”`);
    if (found.length < 2) continue;
    const said = `the table lists ${what} (${found.slice(0, 4).join(', ')}), and no sessions`;
    throw new UnreadableFile('other-list', table.file, `${said}: import the table of the programme`);
  }
}
