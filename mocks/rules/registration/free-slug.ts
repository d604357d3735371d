/** The slug itself, or with the first number that makes it free. */
export function freeSlug(slug: string, table: { findOne(index: 'slug', key: string): unknown }): string {
  let free = slug;
  for (let number = 2; table.findOne('slug', free) !== undefined; number += 1) free = `${slug}-${number}`;
  return free;
}
