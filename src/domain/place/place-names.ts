/** The part of a clinic's name that makes its monogram distinct: «Медицинский центр „Аяла“» → «Аяла». */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}

/** A filial's name where it adds something to its clinic's: «„Аяла“ на Абая»; empty for an only filial with the clinic's own name. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
