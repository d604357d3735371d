/** What a review must not hold and a machine can tell: moderators refuse it. */
export type PersonalData = 'phone' | 'document' | 'email' | 'link';

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}/u;
const LINK = /https?:\/\/|www\.|(?:wa|t)\.me\/|\b[\p{L}\d-]+\.(?:kz|ru|com|net|org)\b/iu;
/** Kazakh numbers with +7 or 8 before them; without, those of mobile phones: other ten figures may be anything. */
const PHONE =
  /(?<!\d)(?:(?:\+?7|8)[\s().-]{0,3}7\d{2}|7[047]\d)[\s().-]{0,3}\d{3}[\s().-]{0,3}\d{2}[\s().-]{0,3}\d{2}(?!\d)/;
/** An IIN, or the number of an identity card. */
const DOCUMENT = /(?<!\d)(?:\d{12}|\d{9})(?!\d)/;

/**
 * The first thing in the text that looks like somebody's number, address or link. It may be wrong (an order's number has
 * twelve figures too), so it is said, never enforced.
 */
export function personalDataIn(text: string): PersonalData | undefined {
  if (EMAIL.test(text)) return 'email';
  if (LINK.test(text)) return 'link';
  if (PHONE.test(text)) return 'phone';
  return DOCUMENT.test(text) ? 'document' : undefined;
}
