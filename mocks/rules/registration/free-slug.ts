/** Returns the slug, with a number added if it is taken. */
export function freeSlug(slug: string, table: { findOne(index: 'slug', key: string): unknown }): string {
  let free = slug;
  for (let number = 2; table.findOne('slug', free) !== undefined; number += 1) free = `${slug}-${number}`;
  return free;
}
