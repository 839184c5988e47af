// Names of the fields of the form: those of the profile have their own, of the others nobody takes them for one of those.
import type { InvoiceField } from '#sdk';

export const invoiceKey = (field: InvoiceField): string => `invoice.${field}`;
export const termsKey = (id: string): string => `terms.${id}`;
