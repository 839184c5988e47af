// The state of the form: what is chosen, what it costs by the server's word, and sending it once.
import { useRef, useState } from 'react';
import type { UserRead } from '#contract/profile-shapes';
import { registerForEvent } from '#contract/registration';
import type { OfferedTicket, RegistrationOverview } from '#contract/registration-shapes';
import {
  type CallResult,
  type InvoiceField,
  invoiceFields,
  neededInvoiceFields,
  type PaymentWay,
  tidyValue,
  useCall,
  useEvent,
  useRenewViewer,
  useTexts,
  type ValueFault,
  valueFault,
  voucherKey,
} from '#sdk';
import { useChecks } from '../form/use-account.ts';
import { type Problem, useForm } from '../form/use-form.ts';
import { leaving } from '../screen/leaving.ts';
import { profileText } from '../user-form/form-values.ts';
import { texts as profileTexts } from '../user-form/texts.ts';
import { useFieldLabel } from '../user/user-field.ts';
import { invoiceKey, termsKey } from './form-names.ts';
import { texts } from './texts.ts';
import { canChoose } from './ticket-list.tsx';
import type { CheckedVoucher } from './voucher-field.tsx';

type Typed = Readonly<Record<string, string | boolean>>;
type Options = { overview: RegistrationOverview; user: UserRead; onChanged: () => void };

const newName = (): string => crypto.randomUUID();

export function useRegister({ overview, user, onChanged }: Options) {
  const t = useTexts(texts);
  const profileWord = useTexts(profileTexts);
  const label = useFieldLabel();
  const { filled, failure } = useChecks();
  const call = useCall();
  const renew = useRenewViewer();
  const { event, language, params } = useEvent();
  const requestId = useRef(newName());
  const [voucher, setVoucher] = useState<CheckedVoucher>();
  const textOf = (typed: Typed, name: string): string => String(typed[name] ?? '');
  const ticketOf = (typed: Typed): OfferedTicket | undefined =>
    overview.Tickets.find((one) => one.Id === typed['ticket'] && canChoose(one));
  /** The voucher that was looked at, where it is the one that stands there. */
  const voucherOf = (typed: Typed): CheckedVoucher | undefined =>
    voucher?.ticketId === typed['ticket'] && voucher?.key === voucherKey(textOf(typed, 'voucher')) ? voucher : undefined;
  const priceOf = (typed: Typed): number => voucherOf(typed)?.price ?? ticketOf(typed)?.Price ?? 0;

  const check = (typed: Typed): Problem[] => {
    const ticket = ticketOf(typed);
    const code = voucherKey(textOf(typed, 'voucher'));
    const isPriced = priceOf(typed) > 0;
    return [
      ...(ticket ? [] : [{ field: 'ticket', message: t('ticketMissing') }]),
      ...(code !== '' && !voucherOf(typed) ? [{ field: 'voucher', message: t('voucherFirst') }] : []),
      ...(code === '' && ticket?.VoucherOnly ? [{ field: 'voucher', message: t('voucherNeeded') }] : []),
      ...overview.Fields.flatMap((name): Problem[] => {
        const value = tidyValue(name, textOf(typed, name));
        const missing = filled(name as string, value, profileWord('missing', { field: label(name) }));
        const fault = valueFault(name, value, {}, user.Form.Today);
        return missing.length > 0 || !fault ? missing : [{ field: name, message: profileWord(`fault_${fault}`, { field: label(name) }) }];
      }),
      ...(isPriced
        ? [...neededInvoiceFields].flatMap((field) =>
            filled(
              invoiceKey(field),
              textOf(typed, invoiceKey(field)),
              profileWord('missing', { field: `${t('invoiceAddress')}, ${t(`invoice${field}`)}` }),
            ),
          )
        : []),
      ...(isPriced && textOf(typed, 'payment') === '' ? [{ field: 'payment', message: t('paymentMissing') }] : []),
      ...overview.Terms.filter(({ Id }) => typed[termsKey(Id)] !== true).map(({ Id, Title }) => ({
        field: termsKey(Id),
        message: t('termsMissing', { title: Title }),
      })),
    ];
  };

  const form = useForm<Typed>({
    start: startOf(overview, user, params['subApplicationRoute'] ?? ''),
    check,
    async send(typed) {
      const ticket = ticketOf(typed)!;
      const price = priceOf(typed);
      const answer = await call(
        registerForEvent,
        { eventid: event, language },
        {
          RequestId: requestId.current,
          TicketId: ticket.Id,
          Voucher: textOf(typed, 'voucher').trim(),
          Price: price,
          Payment: price > 0 ? (textOf(typed, 'payment') as PaymentWay) : '',
          MayWait: ticket.Places === 'full',
          Person: Object.fromEntries(overview.Fields.map((name) => [name, tidyValue(name, textOf(typed, name))])),
          ...(price > 0 && {
            Invoice: Object.fromEntries(invoiceFields.map((field) => [field, textOf(typed, invoiceKey(field)).trim()])),
          }),
          Terms: overview.Terms.map(({ Id, Version }) => ({ Id, Version })),
        },
      );
      if (!answer.ok) {
        // What was refused changes nothing: the next attempt may say something else under a name of its own.
        if (answer.kind === 'status') requestId.current = newName();
        const stale = ['sold-out', 'price-changed', 'closed', 'terms-missing', 'registered-already'];
        if (stale.includes(answer.code)) {
          setVoucher(undefined);
          onChanged();
        }
        return refusalOf(answer);
      }
      const { PaymentUrl } = answer.reply;
      if (PaymentUrl !== '' && leaving.to(PaymentUrl)) return 'gone';
      await renew();
      onChanged();
      return [];
    },
  });

  const refusalOf = (answer: Extract<CallResult<unknown>, { ok: false }>): Problem[] => {
    const known: Readonly<Record<string, Problem>> = {
      'sold-out': { field: 'ticket', message: t('soldOutNow') },
      closed: { field: 'ticket', message: t('soldOutNow') },
      'price-changed': { field: 'ticket', message: t('priceChanged') },
      'voucher-unknown': { field: 'voucher', message: t('voucherUnknown') },
      'voucher-used': { field: 'voucher', message: t('voucherUsed') },
      'voucher-needed': { field: 'voucher', message: t('voucherNeeded') },
      'payment-way': { field: 'payment', message: t('paymentMissing') },
      'terms-missing': { field: '', message: t('termsChanged') },
      'registered-already': { field: '', message: t('already') },
    };
    const found = known[answer.code];
    if (found) return [found];
    const field = overview.Fields.find((name) => name === answer.field);
    if (field && answer.status === 400) return [{ field, message: profileWord(faultKey(answer.code), { field: label(field) }) }];
    return failure(answer);
  };

  const ticket = ticketOf(form.values);
  return { form, ticket, price: priceOf(form.values), setVoucher, isWaiting: ticket?.Places === 'full', ways: ticket?.Payments ?? [] };
}

const faultKey = (code: string): `fault_${ValueFault}` | 'missing' =>
  code === 'missing' || code === 'invalid-request' ? 'missing' : `fault_${code as ValueFault}`;

/** What the form starts with: the ticket of the address, what is known of the person, and their address for the invoice. */
function startOf({ Tickets, Fields, Terms }: RegistrationOverview, user: UserRead, wanted: string): Typed {
  const possible = Tickets.filter(canChoose);
  const ticket = possible.find(({ Id }) => Id === wanted) ?? (possible.length === 1 ? possible[0] : undefined);
  const known = (name: Parameters<typeof profileText>[1]): string => profileText(user, name);
  const invoice: Readonly<Record<InvoiceField, string>> = {
    Name: known('Contact.CompanyName') || known('Contact.Institute') || `${known('Firstname')} ${known('Surname')}`.trim(),
    Street: known('Contact.Street'),
    ZipCode: known('Contact.ZipCode'),
    City: known('Contact.City'),
    CountryId: known('Contact.CountryId'),
    Vat: known('VAT'),
    Reference: '',
  };
  return {
    ticket: ticket?.Id ?? '',
    voucher: '',
    payment: ticket?.Payments.length === 1 ? ticket.Payments[0]! : '',
    ...Object.fromEntries(Fields.map((name) => [name, known(name)])),
    ...Object.fromEntries(invoiceFields.map((field) => [invoiceKey(field), invoice[field]])),
    ...Object.fromEntries(Terms.map(({ Id }) => [termsKey(Id), false])),
  };
}
