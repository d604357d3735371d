/** The contract gives a user's name in one piece, surname first: «Осипова Елена Игоревна». */
const words = (fullName: string): string[] => fullName.trim().split(/\s+/);

/** «Елена»; a name of one word as it is. */
export function firstName(fullName: string): string {
  const [surname = '', first] = words(fullName);
  return first ?? surname;
}

/** «Елена Осипова». */
export function firstAndSurname(fullName: string): string {
  const [surname = '', first] = words(fullName);
  return first === undefined ? surname : `${first} ${surname}`;
}
