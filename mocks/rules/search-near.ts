import type { SearchRequest } from '#generated/models/search-request.ts';
import { Refusal } from './refusal.ts';

/** Nobody can say what is near without knowing where the person is. @throws Refusal 422 */
export function requireNear({ sort, near }: SearchRequest): void {
  if (sort === 'distance' && near === undefined) throw Refusal.invalid({ near: ['Разрешите доступ к геопозиции'] });
}
