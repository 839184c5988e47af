// Joins class names, leaving out those that do not apply.

/** One `className` of the names that apply. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
