// The host of an address, for the question whether its content may be loaded.

/** Host (with its port) of an address of another site; empty for a file of this one. */
export const foreignHostOf = (address: string): string => (/^https?:/.test(address) && URL.canParse(address) ? new URL(address).host : '');
