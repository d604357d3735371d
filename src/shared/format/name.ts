/**
 * Name of a person as in the contract: `second_name` is the surname, `third_name` the patronymic.
 */
export interface PersonName {
  first_name: string;
  second_name: string;
  third_name?: string | null | undefined;
}

/** Full name, surname first: «Серикова Айгуль Маратовна». */
export function fullName({ second_name, first_name, third_name }: PersonName): string {
  return [second_name, first_name, third_name].filter(Boolean).join(' ');
}

/** First name and surname: «Айгуль Серикова». */
export function shortName({ first_name, second_name }: PersonName): string {
  return `${first_name} ${second_name}`.trim();
}

/** Shortens a full name that begins with the surname: «Осипова Е.». */
export function surnameInitial(full: string): string {
  const [surname = '', first = ''] = full.trim().split(/\s+/);
  return first === '' ? surname : `${surname}\u00A0${[...first][0]}.`;
}

/** Surname with initials: «Серикова А. М.». */
export function surnameInitials({ second_name, first_name, third_name }: PersonName): string {
  const letters = [first_name, third_name].flatMap((name) => (name ? [`${[...name][0]}.`] : []));
  return [second_name, ...letters].join('\u00A0');
}

/**
 * First letters of the first two capitalised words: «Осипова Елена» → «ОЕ», «„Аяла“ на Абая» →
 * «АА». Pass a person's name with the surname first.
 */
export function initials(text: string): string {
  const words = text.split(/[\s«»„“"'()]+/).filter((word) => /^\p{Lu}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
}
