const NATIONAL_LENGTH = 10;

/** A complete number as the contract wants it (docs/rules.md §5). */
export function isPhone(text: string): boolean {
  return /^\+7-\d{3}-\d{3}-\d\d-\d\d$/.test(text);
}

/**
 * What the field shows while a number is typed or pasted in any form: «8 707 555 01 23», «77075550123», «7075550123» → «+7-707-555-01-23».
 * There is no dash at the end, so that deleting backwards works.
 */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return text.trim().startsWith('+') ? '+' : '';
  const national = nationalDigits(digits, text.trim().startsWith('+'));
  return ['+7', national.slice(0, 3), national.slice(3, 6), national.slice(6, 8), national.slice(8)]
    .filter(Boolean)
    .join('-');
}

/** The link of a call: «+7-700-000-10-30» → `tel:+77000001030`; a short number stays: `tel:103`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

function nationalDigits(digits: string, international: boolean): string {
  const withoutCode = !international && digits.length === NATIONAL_LENGTH && digits.startsWith('7');
  const hasCode = !withoutCode && /^[78]/.test(digits);
  const national = (hasCode ? digits.slice(1) : digits).slice(0, NATIONAL_LENGTH);
  // No number starts with these, and Kazakhstan's start with 7: its «7» was taken for the country code while typing.
  const lostSeven = national.length < NATIONAL_LENGTH && /^[0-6]/.test(national);
  return lostSeven ? `7${national}` : national;
}
