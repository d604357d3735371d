import { plainTyped } from './typed-text';

/** Why a text is no phone that the contract takes: of another country, too short, too long, or no number at all. */
export type PhoneFault = 'country' | 'short' | 'long' | 'other';

export type TypedPhone = { readonly phone: string; readonly fault?: never } | { readonly fault: PhoneFault };

/**
 * A phone as people type, paste or dictate it: «8 (707) 555-01-23», «7075550123», «8-10-7-707…», «007 707…», «+7 8 707…». It becomes
 * +7-XXX-XXX-XX-XX only where the text as a whole is a number of Kazakhstan or Russia, and then holds the digits that were typed, but for
 * a prefix that people dial at home or from abroad. What the field, the form, search and import take passes through here (docs/rules.md §5).
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

/** The same where only the number counts: `+7-707-555-01-23`, undefined for what is none. */
export function phoneOf(typed: string): string | undefined {
  const read = parsePhone(typed);
  return read.fault === undefined ? read.phone : undefined;
}

/** Whether somebody began to type a number and not a word. */
export function isPhoneLike(typed: string): boolean {
  return /^[+\d ().-]*\d[+\d ().-]*$/.test(plainTyped(typed));
}

/** What is sent to look for somebody: a whole number as the contract has it, all else as it was typed. */
export function soughtPhone(typed: string): string {
  return phoneOf(typed) ?? typed;
}

/** The link of a call: «+7-700-000-10-30» → `tel:+77000001030`; a short number stays: `tel:103`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Ten digits behind the country's code; no number there begins with 0, 1, 2 or 5. `groups` are the digits as they were divided. */
function nationalOf(number: string, groups: readonly string[]): string | undefined {
  const [first, second = ''] = groups;
  const forms = [
    /^(?:\+7|8)?\+7(\d{10})$/,
    // Dialled from abroad, or to abroad as from Kazakhstan.
    /^(?:00|810)7(\d{10})$/,
    /^[78]([346789]\d{9})$/,
    /^\+7(?:\+7)?8([79]\d{9})$/,
    // Ten digits of Kazakhstan; «7 707 555 01 2» lacks one instead.
    ...(first === '7' ? [] : [/^(7\d{9})$/]),
    // «+7 77075550123»: a program put the code before a number that had one. Undivided it may as well be one digit too many.
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
