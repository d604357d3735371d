import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { toSlug } from '../translit.ts';
import { meddirectionId } from './directions.ts';
import { specialisation } from './specialisations.ts';
import { wordsOf } from './text-table.ts';

/** A service before it has an id. */
export type ServiceDraft = Omit<ServiceRow, 'id'>;

/** An analysis or examination as one line; prices in KZT, `to` with slugs of specialisations. */
export interface ServiceLine {
  readonly title: string;
  readonly short?: string;
  readonly slug?: string;
  readonly kind: ServiceKind;
  readonly direction: string;
  readonly to: string;
  readonly minutes: number;
  readonly price: readonly [from: number, to: number];
  readonly popularity: number;
  /** Working days until a result; absent for the same day. */
  readonly ready?: number;
  readonly preparation?: readonly string[];
  readonly synonyms?: string;
}

/** Makes a service of a line.  @throws for an unknown direction or specialisation */
export function draftOf(line: ServiceLine): ServiceDraft {
  return {
    slug: line.slug ?? toSlug(line.title),
    title: line.title,
    short_title: line.short ?? line.title,
    kind: line.kind,
    format: 'clinic',
    visit_order: null,
    meddirection_id: meddirectionId(line.direction),
    specialisation_ids: wordsOf(line.to).map((slug) => specialisation(slug).id),
    preparation: line.preparation ?? [],
    duration_minutes: line.minutes,
    ready_in_workdays: line.kind === 'consultation' ? null : (line.ready ?? 0),
    price_from: line.price[0],
    price_to: line.price[1],
    popularity: line.popularity,
    synonyms: wordsOf(line.synonyms),
  };
}
