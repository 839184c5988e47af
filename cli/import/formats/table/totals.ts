// Lines of totals and notes at the end of a table, which are no rows.

const totals =
  /^(?:grand |sub)?(?:total|totals|summe|gesamt|gesamtsumme|gesamtzahl|insgesamt|anzahl|sum|somme|total général|totale|suma|合計|総計|計|合计|总计|共计|المجموع|الإجمالي|toplam)(?:\s?[:：(]|\s\p{L}{1,20}$|$)/iu;

/** Whether the first text is a word for a total and everything else a number, or how many of something. */
export function isTotal(texts: readonly string[], filled: readonly number[]): boolean {
  const [first, ...others] = filled.map((at) => texts[at]!);
  return first !== undefined && totals.test(first) && others.every((text) => /^\d[\d.,:\s%]*(?:\p{L}{1,20}\.?)?$/u.test(text));
}

/** `Anmerkung: Änderungen vorbehalten` below the rows. */
export const isNote = (text: string): boolean =>
  /^(?:anmerkung(?:en)?|hinweise?|notes?|please note|nb|n\.\s?b\.|remarks?|remarques?|notas?|observaciones|avvertenza|nota bene|備考|注意?|ملاحظات?|ملاحظة|uwaga|uwagi|opmerking(?:en)?)\s?[:：]/iu.test(
    text,
  );
