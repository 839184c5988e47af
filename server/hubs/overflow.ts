// Which sessions of an account are too many (A §4 Single session): the latest sign-ins stay, the ones before them go.

/** The sessions beyond `amount`, by uuid. Of two that began at the same instant the greater uuid counts as later: every server decides alike. */
export function overflowOf(sessions: readonly { uuid: string; createdAt: number }[], amount: number): ReadonlySet<string> {
  const latestFirst = sessions.toSorted((a, b) => b.createdAt - a.createdAt || (a.uuid < b.uuid ? 1 : -1));
  return new Set(latestFirst.slice(Math.max(0, amount)).map(({ uuid }) => uuid));
}
