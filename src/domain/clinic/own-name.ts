/** What tells one clinic's monogram from another's: «Медицинский центр „Аяла“» → «Аяла». */
export function ownName(title: string): string {
  return /[«„“"](?<name>[^»“”"]+)[»“”"]/u.exec(title)?.groups?.['name'] ?? title;
}
