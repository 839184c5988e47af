// Lists of offices that are no programme though their rows have days and names: invoices, rooms of hotels, shifts of helpers.
import type { CellGrid } from '../../reading/grid.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import type { ColumnChoice } from '../../result.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { SURE } from './columns.ts';

type OfficeList = { what: string; names: ReadonlySet<string>; needs: ReadonlySet<string> };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => plainName(word)));

/** What each list is called in a message, the names its columns have, and one of those it cannot be without. */
const lists: readonly OfficeList[] = [
  {
    what: 'invoices',
    names: set(
      'invoice invoice_no invoice_number invoice_id invoice_date bill_no bill_number amount total net gross net_amount gross_amount vat vat_rate tax due due_date date_due balance customer customer_no client debtor billing_address iban po_number rechnung rechnungsnummer rechnungsnr rechnungsdatum betrag nettobetrag bruttobetrag netto brutto mwst ust fällig fälligkeit fällig_am zahlungsziel kunde kundennummer facture numéro_de_facture n_facture date_de_facture montant montant_ht montant_ttc tva échéance client factura número_de_factura fecha_de_factura importe iva vencimiento fattura numero_fattura data_fattura importo scadenza fatura número_da_fatura valor fatura_no fatura_tarihi tutar kdv vade müşteri 請求書番号 請求日 金額 消費税 支払期限 請求先 发票号 发票日期 金额 税额 到期日 客户 رقمالفاتورة تاريخالفاتورة المبلغ الضريبة العميل',
    ),
    needs: set(
      'invoice invoice_no invoice_number invoice_id invoice_date bill_no bill_number vat vat_rate due_date iban rechnung rechnungsnummer rechnungsnr rechnungsdatum mwst ust zahlungsziel facture numéro_de_facture n_facture date_de_facture tva factura número_de_factura fecha_de_factura iva fattura numero_fattura data_fattura fatura número_da_fatura fatura_no fatura_tarihi kdv 請求書番号 請求日 发票号 发票日期 رقمالفاتورة تاريخالفاتورة',
    ),
  },
  {
    what: 'bookings of hotels',
    names: set(
      'guest guest_name guests hotel hotel_name hotel_room room_number room_no room_type room_category nights no_of_nights number_of_nights check_in check_in_date check_out check_out_date arrival arrival_date departure departure_date bed_type gast gäste gastname hotelname zimmer zimmernummer zimmernr zimmertyp zimmerkategorie nächte übernachtungen anreise anreisetag abreise abreisetag client hôtel chambre numéro_de_chambre nuits nuitées arrivée départ huésped habitación noches llegada salida entrada ospite albergo camera notti arrivo partenza hóspede quarto noites chegada partida misafir otel oda_no gece giriş çıkış 宿泊者 ホテル 部屋番号 泊数 チェックイン チェックアウト 客人 酒店 房号 入住 退房 ضيف فندق ليالي الوصول المغادرة',
    ),
    needs: set(
      'hotel hotel_name hotel_room room_type nights no_of_nights number_of_nights check_in check_in_date check_out check_out_date hotelname nächte übernachtungen zimmertyp abreise abreisetag hôtel nuits nuitées noches albergo notti noites otel gece ホテル 泊数 チェックアウト 酒店 退房 فندق ليالي',
    ),
  },
  {
    what: 'shifts of helpers',
    names: set(
      'helper helpers helper_name volunteer volunteers volunteer_name shift shifts shift_name duty duty_roster task job_shift helfer helferin helfende helfer_in schicht schichten dienst einsatz einsatzort bénévole bénévoles poste équipe créneau voluntario voluntaria voluntarios turno tarea volontario volontari turni voluntário voluntários gönüllü vardiya görev ボランティア シフト 担当 志愿者 班次 متطوع مناوبة',
    ),
    needs: set(
      'helper helpers helper_name volunteer volunteers volunteer_name helfer helferin helfende helfer_in bénévole bénévoles voluntario voluntaria voluntarios volontario volontari voluntário voluntários gönüllü ボランティア 志愿者 متطوع',
    ),
  },
];

/** Throws `UnreadableFile` for a table of such a list; one whose columns surely name titles, texts or speakers is a programme. */
export function refuseOfficeLists(choices: readonly ColumnChoice[], { file, sheet }: Pick<CellGrid, 'file' | 'sheet'>): void {
  if (choices.some(({ field, sureness }) => ['title', 'session', 'abstract', 'persons'].includes(field) && sureness >= SURE)) return;
  for (const { what, names, needs } of lists) {
    const found = choices.map(({ column }) => column).filter((column) => names.has(plainName(column)));
    if (found.length < 2 || !found.some((column) => needs.has(plainName(column)))) continue;
    const named = found
      .slice(0, 4)
      .map((name) => `“${name}”`)
      .join(', ');
    const where = sheet === '' ? 'the table' : `the sheet “${sheet}”`;
    throw new UnreadableFile(
      'office-list',
      file,
      `${where} lists ${what} (${named}), and no sessions: import the table of the programme; nothing of this one is taken over`,
    );
  }
}
