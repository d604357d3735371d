/**
 * The part of a clinic's name that makes its monogram distinct: «Медицинский центр „Аяла“» →
 * «Аяла».
 */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}

/** A branch's name unless the clinic's name contains it: «„Аяла“ на Абая»; otherwise empty. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
