import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { toSlug } from '../translit.ts';
import { meddirectionId } from './directions.ts';
import { specialisation } from './specialisations.ts';
import { numbersOf, readRecords, wordsOf } from './text-table.ts';

/** A service before it has an id. */
export type ServiceDraft = Omit<ServiceRow, 'id'>;

/**
 * Services of a table. Columns: `to` has slugs of specialisations, `price` from and to in KZT,
 * `ready` the working days until a result, `preparation` sentences separated by slashes. The slug
 * and the short title follow from the title where they are empty.
 *
 * @throws for an unknown direction or specialisation
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
