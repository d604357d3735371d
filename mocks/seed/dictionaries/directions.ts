import type { MeddirectionRow } from '#mocks/db/types/reference.ts';

/** Medical directions; the id is the position in the list. */
export const MEDDIRECTIONS: readonly MeddirectionRow[] = [
  ['terapiya', 'Терапия'],
  ['pediatriya', 'Педиатрия'],
  ['ginekologiya', 'Гинекология'],
  ['stomatologiya', 'Стоматология'],
  ['khirurgiya', 'Хирургия'],
  ['nevrologiya', 'Неврология'],
  ['kardiologiya', 'Кардиология'],
  ['oftalmologiya', 'Офтальмология'],
  ['otorinolaringologiya', 'Оториноларингология'],
  ['endokrinologiya', 'Эндокринология'],
  ['travmatologiya-i-ortopediya', 'Травматология и ортопедия'],
  ['gastroenterologiya', 'Гастроэнтерология'],
  ['dermatologiya', 'Дерматология'],
  ['urologiya', 'Урология'],
  ['onkologiya', 'Онкология'],
  ['pulmonologiya', 'Пульмонология'],
  ['allergologiya', 'Аллергология'],
  ['psikhoterapiya', 'Психотерапия'],
  ['reabilitatsiya', 'Реабилитация'],
  ['luchevaya-diagnostika', 'Лучевая диагностика'],
].map(([slug = '', title = ''], index) => ({ id: index + 1, slug, title }));

const idBySlug = new Map(MEDDIRECTIONS.map((row) => [row.slug, row.id]));

/** @throws Error for an unknown slug */
export function meddirectionId(slug: string): number {
  const id = idBySlug.get(slug);
  if (id === undefined) throw new Error(`no direction ${slug}`);
  return id;
}
