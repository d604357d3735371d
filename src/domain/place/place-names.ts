/** What tells one clinic's monogram from another's: «Медицинский центр „Аяла“» → «Аяла». */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}

/** A filial's name where it says more than its clinic's: «„Аяла“ на Абая», but nothing for the only filial, which bears the clinic's own name. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
