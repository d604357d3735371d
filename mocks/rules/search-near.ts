import type { SearchRequest } from '#generated/models/search-request.ts';
import { Refusal } from './refusal.ts';

/** Sorting by distance needs the person's location.  @throws Refusal 422 */
export function requireNear({ sort, near }: SearchRequest): void {
  if (sort === 'distance' && near === undefined) throw Refusal.invalid({ near: ['Разрешите доступ к геопозиции'] });
}
