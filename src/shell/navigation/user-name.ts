/**
 * Words of a user's name. The contract gives it as one text, surname first: «Осипова Елена
 * Игоревна».
 */
const words = (fullName: string): string[] => fullName.trim().split(/\s+/);

/** First name: «Елена». A single word is returned unchanged. */
export function firstName(fullName: string): string {
  const [surname = '', first] = words(fullName);
  return first ?? surname;
}

/** First name and surname: «Елена Осипова». */
export function firstAndSurname(fullName: string): string {
  const [surname = '', first] = words(fullName);
  return first === undefined ? surname : `${first} ${surname}`;
}
