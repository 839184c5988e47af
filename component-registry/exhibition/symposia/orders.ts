// The words of the orders in which symposia stand, for props and lists.

/** The orders of B §4. */
export const symposiaOrders = ['date', 'name', 'random', 'companyname', 'featuredDateSort', 'upcoming'] as const;
export type SymposiaOrder = (typeof symposiaOrders)[number];

/** What documents and addresses wrote for `companyname` before. */
export const FORMER_ORDER = 'company';

/** The order of a word in a document or an address; undefined for none. */
export const symposiaOrderOf = (word: string): SymposiaOrder | undefined =>
  word === FORMER_ORDER ? 'companyname' : symposiaOrders.find((one) => one === word);
