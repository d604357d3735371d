import { plainTyped } from './typed-text';

/**
 * Why a phone is invalid: `country` is a number of another country, `short` and `long` have the
 * wrong number of digits, `other` is not a number.
 */
export type PhoneFault = 'country' | 'short' | 'long' | 'other';

export type TypedPhone = { readonly phone: string; readonly fault?: never } | { readonly fault: PhoneFault };

/**
 * Parses a typed, pasted or dictated phone: «8 (707) 555-01-23», «7075550123», «8-10-7-707…», «007
 * 707…», «+7 8 707…». The whole text must be a number of Kazakhstan or Russia. The result is
 * +7-XXX-XXX-XX-XX, without a dialling prefix. The phone field, forms, search and import all use
 * this function (docs/rules.md §5).
 */
export function parsePhone(typed: string): TypedPhone {
  const plain = plainTyped(typed).replace(/^tel:/i, '');
  const number = plain.replaceAll(/[ ().-]/g, '').replace(/^\++/, '+');
  if (!/^[+\d]*$/.test(number)) return { fault: 'other' };
  const national = nationalOf(number, plain.split(/\D+/).filter(Boolean));
  if (national === undefined) return { fault: faultOf(number) };
  const [, ...groups] = /^(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(national) ?? [];
  return { phone: ['+7', ...groups].join('-') };
}

/** The parsed phone, `+7-707-555-01-23`; undefined if the text is invalid. */
export function phoneOf(typed: string): string | undefined {
  const read = parsePhone(typed);
  return read.fault === undefined ? read.phone : undefined;
}

/** Whether a text looks like the beginning of a phone number and not like a word. */
export function isPhoneLike(typed: string): boolean {
  return /^[+\d ().-]*\d[+\d ().-]*$/.test(plainTyped(typed));
}

/**
 * Text to search a person by: a complete phone in the contract's format, any other text as typed.
 */
export function phoneQuery(typed: string): string {
  return phoneOf(typed) ?? typed;
}

/**
 * URL that calls a phone: «+7-700-000-10-30» → `tel:+77000001030`. A short number has no country
 * code: `tel:103`.
 */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/**
 * Returns the ten digits after the country code. They never begin with 0, 1, 2 or 5. `groups` has
 * the digits as they were grouped by the person who typed them.
 */
function nationalOf(number: string, groups: readonly string[]): string | undefined {
  const [first, second = ''] = groups;
  const forms = [
    /^(?:\+7|8)?\+7(\d{10})$/,
    // A number dialled from abroad (00), or with Kazakhstan's prefix for calls abroad (810).
    /^(?:00|810)7(\d{10})$/,
    /^[78]([346789]\d{9})$/,
    /^\+7(?:\+7)?8([79]\d{9})$/,
    // A number of Kazakhstan without the country code has ten digits. In «7 707 555 01 2» the 7 is
    // the country code, so a digit is missing.
    ...(first === '7' ? [] : [/^(7\d{9})$/]),
    // In «+7 77075550123» a program has added the country code a second time. The same digits
    // without the space are invalid, because the person may have typed one digit too many.
    ...(first === '7' && (second === '7' || second.length === 11) ? [/^\+?77([346789]\d{9})$/] : []),
  ];
  return forms.map((form) => form.exec(number)?.[1]).find((found) => found !== undefined);
}

const LONGEST = 11;

function faultOf(number: string): PhoneFault {
  const dialled = number.replace(/^(?:00|810)/, '+');
  if (dialled === '' || dialled === '+') return 'short';
  if (!/^(?:\+7|7|8)/.test(dialled)) return 'country';
  const { length } = dialled.replaceAll('+', '');
  if (length > LONGEST) return 'long';
  return length < LONGEST ? 'short' : 'country';
}
