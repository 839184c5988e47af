// The first day of a programme, for an event whose app document names none.

/** The earliest day of the sessions of a data file, `YYYY-MM-DD`; empty when it has none. */
export function firstDayOf(sessions: string | undefined): string {
  try {
    const { rows } = JSON.parse(sessions ?? '{}') as { rows?: unknown };
    const days = (Array.isArray(rows) ? (rows as unknown[]) : []).flatMap(dayOfRow);
    return days.toSorted()[0] ?? '';
  } catch {
    return '';
  }
}

function dayOfRow(row: unknown): string[] {
  const { ProgrammeDay, StartDateTime } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const written = [ProgrammeDay, StartDateTime].find((text) => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}/.test(text));
  return typeof written === 'string' ? [written.slice(0, 10)] : [];
}
