import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { toSlug } from '../translit.ts';
import { meddirectionId } from './directions.ts';
import { specialisation } from './specialisations.ts';
import { numbersOf, readRecords, wordsOf } from './text-table.ts';

export type ServiceDraft = Omit<ServiceRow, 'id'>;

/**
 * Parses a table of services. Columns: `to` has slugs of specialisations, `price` lowest and
 * highest price in KZT, `ready` working days until a result, `preparation` sentences separated by
 * slashes. An empty slug or short title is derived from the title.
 *
 * @throws Error for an unknown direction or specialisation
 */
export function servicesOf(kind: ServiceKind, table: string): ServiceDraft[] {
  return readRecords(table).map((row) => {
    const { title = '', direction = '' } = row;
    const [price_from = 0, price_to = 0] = numbersOf(row['price']);
    return {
      slug: row['slug'] || toSlug(title),
      title,
      short_title: row['short'] || title,
      kind,
      format: 'clinic',
      visit_order: null,
      meddirection_id: meddirectionId(direction),
      specialisation_ids: wordsOf(row['to']).map((slug) => specialisation(slug).id),
      preparation: (row['preparation'] ?? '').split(' / ').filter((text) => text !== ''),
      duration_minutes: Number(row['minutes'] ?? 10),
      ready_in_workdays: kind === 'consultation' ? null : Number(row['ready'] ?? 0),
      price_from,
      price_to,
      popularity: Number(row['popularity']),
      synonyms: wordsOf(row['synonyms']),
    };
  });
}
