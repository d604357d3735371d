import type { SearchRequest } from '#generated/models/search-request.ts';
import { Refusal } from './refusal.ts';

/**
 * Requires the person's location for sorting by distance.
 * @throws Refusal 422
 */
export function requireNear({ sort, near }: SearchRequest): void {
  if (sort === 'distance' && near === undefined) throw Refusal.invalid({ near: ['Разрешите доступ к геопозиции'] });
}
