// Which columns of a ticket list are which fields: the usual names in English and German, compared without case, blanks and signs.

/** Fields a list may have. */
export const ticketFields = {
  key: [
    'ticketid',
    'ticketno',
    'ticketnumber',
    'ticketcode',
    'regnumber',
    'registrationnumber',
    'registrationid',
    'orderid',
    'bookingid',
    'barcode',
    'key',
    'id',
    'ticketnummer',
    'anmeldenummer',
    'buchungsnummer',
    'barcodenummer',
  ],
  email: ['email', 'emailaddress', 'mail', 'attendeeemail', 'mailadresse', 'emailadresse'],
  firstname: ['firstname', 'givenname', 'forename', 'vorname'],
  surname: ['surname', 'lastname', 'familyname', 'nachname'],
  code: ['externalauthorizationcode', 'authorizationcode', 'claimcode', 'accesscode', 'zugangscode'],
  days: ['accessondays', 'accesondays', 'days', 'ticketdays', 'tage'],
  withdrawn: ['withdrawn', 'cancelled', 'canceled', 'storniert'],
  IsValid: ['isvalid', 'valid', 'gultig', 'gueltig'],
  IsPayed: ['ispayed', 'ispaid', 'paid', 'payed', 'bezahlt'],
  TicketTypeName: ['tickettypename', 'tickettype', 'ticketname', 'ticket', 'type', 'kategorie', 'ticketart'],
  ParticipantTypeName: ['participanttypename', 'participanttype', 'participantcategory', 'teilnehmertyp'],
  ParticipantTypeValid: ['participanttypevalid'],
  TicketGrade: ['ticketgrade', 'grade'],
  TicketFrom: ['ticketfrom', 'validfrom', 'from', 'gultigab', 'gueltigab'],
  TicketTo: ['ticketto', 'validto', 'validuntil', 'to', 'gultigbis', 'gueltigbis'],
  EnableHCP: ['enablehcp', 'hcp', 'healthcareprofessional'],
  SocietyMemberType: ['societymembertype', 'membertype', 'membership', 'mitgliedschaft'],
  Country: ['country', 'land'],
  CompanyAccountId: ['companyaccountid', 'companyid', 'exhibitorid'],
  VisitorId: ['visitorid', 'attendeeid', 'besucherid'],
} as const satisfies Record<string, readonly string[]>;

export type TicketField = keyof typeof ticketFields;
export const ticketFieldNames = Object.keys(ticketFields) as TicketField[];

/** Name of a column as it is compared. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Which column each field is in, by mapping first, then by usual names in their order; with the columns nothing was taken from. */
export function columnsOf(
  names: readonly string[],
  mapped: Readonly<Partial<Record<TicketField, string>>>,
): { columns: Partial<Record<TicketField, string>>; unused: string[] } {
  const taken = new Set(Object.values(mapped));
  const byKey = new Map(names.filter((name) => !taken.has(name)).map((name) => [columnKey(name), name]));
  const columns: Partial<Record<TicketField, string>> = { ...mapped };
  for (const field of ticketFieldNames) {
    const found =
      columns[field] ?? ticketFields[field].map((name) => byKey.get(name)).find((name) => name !== undefined && !taken.has(name));
    if (found === undefined) continue;
    columns[field] = found;
    taken.add(found);
  }
  return { columns, unused: names.filter((name) => name !== '' && !taken.has(name)) };
}
