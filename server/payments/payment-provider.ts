// What a payment provider is to Foyer: it begins a payment at an address of its own, and what it says afterwards is signed by it.

export type PaymentOutcome = 'paid' | 'failed' | 'cancelled';

/** What is to be paid. `amount` in the smallest unit of the currency; `returnTo`: where the provider sends the browser back to. */
export type PaymentOrder = {
  id: string;
  amount: number;
  currency: string;
  /** What it is for, in the reader's language. */
  title: string;
  language: string;
  returnTo: string;
};

/** What a provider says about a payment. */
export type PaymentNotice = { id: string; outcome: PaymentOutcome; amount: number; currency: string };

export type PaymentProvider = {
  /** Its name, kept with each payment. */
  name: string;
  /** Whether nobody is charged: pages say so. */
  isTest: boolean;
  /** Begins a payment; the address at which the person pays. */
  begin: (order: PaymentOrder) => Promise<string>;
  /** Reads what came back with the browser, or from the provider itself; undefined for what it has not signed. */
  read: (query: Readonly<Record<string, unknown>>) => Promise<PaymentNotice | undefined>;
};
