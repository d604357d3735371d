/** Whether a date exists; 2026-02-30 does not. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epoch = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(epoch) && new Date(epoch).toISOString().startsWith(text);
}

/** Whether a text is an RFC 3339 date-time with an offset. */
function isDateTime(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i.exec(
    text,
  );
  return match !== null && isDate(match[1] ?? '');
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Checks of the formats that the contract uses. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': isDateTime,
  uuid: (text) => UUID.test(text),
};
