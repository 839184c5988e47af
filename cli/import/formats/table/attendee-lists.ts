// Lists of those who registered or bought tickets: no programme, and nothing of them may be published.
import type { CellGrid } from '../../reading/grid.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import type { ColumnChoice } from '../../result.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { isGuessedTitle, SURE } from './columns.ts';
import type { SourceTable } from './source-table.ts';

const ofTickets = new Set(
  'order orderno orderid ordernumber orderdate ordertotal ordertype ticket tickets tickettype ticketid ticketnumber ticketno ticketname ticketclass ticketprice ticketcategory barcode barcodeno attendee attendeeno attendeeid attendeestatus attendeetype dateattending quantity checkin checkedin checkindate registrationid registrationtype registrationdate registrationstatus registeredat bookingid bookingreference bookingdate purchasedate amountpaid paid paymentstatus paymentmethod discountcode promocode invoice invoiceno invoicenumber billingname badgename dietaryrequirements dietary tshirtsize bestellnummer bestelldatum buchungsnummer ticketart ticketkategorie ticketnummer teilnehmer teilnehmernr teilnehmerstatus anmeldedatum anmeldestatus anmeldenummer rechnungsnummer bezahlt zahlungsart zahlungsstatus verpflegung billet typedebillet numérodebillet numérodecommande datedecommande commande statutdelinscription datedinscription montantpayé pedido númerodepedido entrada tipodeentrada fechadecompra fechadeinscripción estadodelpago ordine numeroordine biglietto tipobiglietto datadiacquisto ingresso tipodeingresso númerodopedido bilet bilettürü siparişno kayittarihi チケット チケット種別 申込番号 申込日 参加者 注文番号 票种 订单号 报名时间 التذكرة نوعالتذكرة رقمالطلب'.split(
    ' ',
  ),
);
const ofPersons = /mail|correo|courriel|メール|邮箱|البريد/i;

/** The columns by which a table lists attendees; undefined for a table that says of its rows what sessions are, where, or until when. */
function attendeeColumns(choices: readonly ColumnChoice[]): string[] | undefined {
  const has = (...fields: string[]): boolean => choices.some(({ field, sureness }) => fields.includes(field) && sureness >= SURE);
  // The event they come to is named in every row.
  const isTitled = choices.some(
    ({ field, sureness, column }) => ['title', 'session'].includes(field) && sureness >= SURE && !/^(?:event|veranstaltung)/i.test(column),
  );
  if (isTitled || has('room', 'abstract', 'end', 'duration', 'track')) return undefined;
  const found = choices.filter(({ column }) => ofTickets.has(plainName(column))).map(({ column }) => column);
  const isOfPersons = has('firstname', 'lastname') || choices.some(({ column }) => ofPersons.test(column));
  return found.length >= 2 && isOfPersons ? found : undefined;
}

/** Throws `UnreadableFile` for a table alone that lists people with their addresses, and has no titles but those that were guessed. */
export function refuseContacts([table, ...others]: readonly SourceTable[]): void {
  if (!table || others.length > 0 || !table.choices.some(isGuessedTitle)) return;
  const isOf = (...fields: string[]): boolean => table.choices.some(({ field, sureness }) => fields.includes(field) && sureness >= SURE);
  const isOfPeople = isOf('firstname', 'lastname') && table.choices.some(({ column }) => ofPersons.test(column));
  if (!isOfPeople || isOf('start', 'day', 'end', 'duration', 'room', 'track', 'abstract', 'type')) return;
  throw new UnreadableFile(
    'attendee-list',
    table.file,
    'the table lists people with their addresses, and no sessions: nobody is taken over',
  );
}

/** Throws `UnreadableFile` for a table that lists attendees. */
export function refuseAttendees(choices: readonly ColumnChoice[], { file, sheet }: Pick<CellGrid, 'file' | 'sheet'>): void {
  const found = attendeeColumns(choices);
  if (!found) return;
  const names = found.slice(0, 4).map((name) => `“${name}”`);
  const what = `${sheet === '' ? 'the table' : `the sheet “${sheet}”`} lists who has registered (${names.join(', ')}), and no sessions`;
  throw new UnreadableFile('attendee-list', file, `${what}: import the table of the programme; nobody of this one is taken over`);
}
