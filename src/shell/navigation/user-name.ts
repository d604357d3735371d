/** The contract gives a user's name as one text, surname first: «Осипова Елена Игоревна». */
const words = (fullName: string): string[] => fullName.trim().split(/\s+/);

/** «Елена»; a single word is returned unchanged. */
export function firstName(fullName: string): string {
  const [surname = '', first] = words(fullName);
  return first ?? surname;
}

/** «Елена Осипова». */
export function firstAndSurname(fullName: string): string {
  const [surname = '', first] = words(fullName);
  return first === undefined ? surname : `${first} ${surname}`;
}
