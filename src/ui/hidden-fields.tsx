// Fields of a form that nobody sees: what is sent along where there is no script.

/** Names and values, in their order; a name may occur several times. */
export function HiddenFields({ values }: { values: readonly (readonly [name: string, value: string])[] }) {
  return values.map(([name, value], at) => <input key={at} type="hidden" name={name} value={value} />);
}
