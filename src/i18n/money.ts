// Amounts of money in the reader's language.

/** `money('de-DE', 69000, 'EUR')`: 690,00 €. The amount is in the smallest unit of the currency; a currency nobody knows is written after it. */
export function money(language: string, amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  }
}
