// Loading the page anew, for what only a fresh page can follow.

/** The tab a page is in; an object, so that tests can stand in for what they cannot survive. */
export const tab = {
  /** Loads the page again from its address. */
  reload: (): void => location.reload(),
  /** Loads another page. */
  open: (address: string): void => location.assign(address),
};
