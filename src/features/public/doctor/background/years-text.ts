/** «2012–2014», «с 2019» while it goes on, «2023» for a single year; empty when neither is known. */
export function yearsText(from: number | null, to: number | null): string {
  if (from === null || from === to) return to === null ? '' : String(to);
  return to === null ? `с\u00A0${from}` : `${from}–${to}`;
}
