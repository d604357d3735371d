/**
 * The name in quotes inside a title: «Медицинский центр „Аяла“» → «Аяла». Its initials differ
 * between clinics, the first letters of the title often do not.
 */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}

/** Name of a filial: «„Аяла“ на Абая». Empty if the clinic's name contains the filial's name. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
