// What a principal lacks for access, as data: screens turn it into words of the visitor's language, the command line into English.

/** One thing that would grant access; several are alternatives, each of its own policy. Instants are ms since 1970. */
export type UnmetRequirement =
  | { kind: 'sign-in' }
  /** One of these ticket types is needed; `paid` when it must be paid, empty names mean any ticket. */
  | { kind: 'ticket'; names: readonly string[]; paid: boolean }
  | { kind: 'participant-type'; names: readonly string[] }
  | { kind: 'society-member'; names: readonly string[] }
  | { kind: 'country'; names: readonly string[] }
  | { kind: 'professional' }
  /** A ticket of the company that exhibits. */
  | { kind: 'company' }
  | { kind: 'invitation' }
  | { kind: 'opens'; at: number }
  | { kind: 'closed'; at: number }
  /** A Deny holds: nothing the visitor does would open it. */
  | { kind: 'refused' }
  /** The rules could not be loaded: trying again may help. */
  | { kind: 'rules-not-loaded' };
