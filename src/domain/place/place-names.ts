/**
 * The name in quotes inside a title: «Медицинский центр „Аяла“» → «Аяла». The initials of this name
 * differ between clinics; those of the whole title often do not.
 */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}

/** Name of a filial: «„Аяла“ на Абая». Empty if the clinic's name contains the filial's name. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
