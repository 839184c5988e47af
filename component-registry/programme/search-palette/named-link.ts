// A hit that is a name with a page.

/** Something with a name and a page. */
export type NamedLink = { name: string; to: string; params?: Readonly<Record<string, string>>; about?: string };
