import { isDay } from '@/shared/format/zone';

/** «15.05.1990» → `1990-05-15`; `undefined` while it is not a day of the calendar. */
export function parseTypedDate(text: string): string | undefined {
  const typed = text.trim();
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(typed)) return undefined;
  const iso = typed.split('.').toReversed().join('-');
  return iso >= '1900' && isDay(iso) ? iso : undefined;
}

/** `1990-05-15` → «15.05.1990», for a field that begins with a known day. */
export function typedDate(iso: string): string {
  return iso.split('-').toReversed().join('.');
}

/**
 * What the field shows while a date is typed or pasted: «1551990» waits, «15051990» → «15.05.1990», «1990-05-15» turns
 * round. There is no dot at the end, so that deleting backwards works; a dot typed after one digit completes it («5.» → «05»).
 */
export function maskDate(text: string): string {
  if (/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)) return typedDate(text.trim());
  const completed = text.replace(/(^|\D)(\d)(?=[./,-])/g, '$10$2');
  const digits = completed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}
