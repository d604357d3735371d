/**
 * The name in quotes inside a title. Its initials differ between clinics: «Медицинский центр
 * „Аяла“» → «Аяла».
 */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}

/** Name of a filial: «„Аяла“ на Абая». Empty if the clinic's name contains it. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
