import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';

/** A person whom the doctor or clinic already knows. */
export interface KnownPerson {
  readonly id: number;
  readonly full_name: string;
  readonly birthday?: string | null;
  readonly age: number | null;
  readonly phone: string | null;
  readonly no_show_count?: number;
  /** The client's next visit. Only clients of a clinic have this property. */
  readonly next_visit?: { readonly starts_at: string; readonly doctor: string | null } | null;
  /** Time of the patient's next visit. Only patients of a doctor have this property. */
  readonly next_visit_at?: string | null;
}

/**
 * Answer with a person: `summary` is set for a clinic's client, `patient` for a doctor's patient.
 */
export interface PersonAnswer {
  readonly data: { readonly summary?: KnownPerson; readonly patient?: KnownPerson };
}

/** Query options that are passed to a component. */
export type ReadOf<Answer> = Pick<UseQueryOptions<Answer, Problem>, 'queryFn'> & { readonly queryKey: QueryKey };

/** How a cabinet searches for the people it books. */
export interface PeopleDesk {
  /** Word for a person in this cabinet. */
  readonly one: 'Клиент' | 'Пациент';
  /**
   * Minimum number of letters for a search. A search with an empty text lists the people who were
   * seen last.
   */
  readonly from: number;
  /** Searches by name, birthday or phone; returns at most `most` people. */
  readonly found: (
    q: string,
    most: number,
  ) => ReadOf<{ readonly data: readonly KnownPerson[]; readonly meta: { readonly total: number } }>;
  readonly person: (id: number) => ReadOf<PersonAnswer>;
}

/** Time of the person's next visit. */
export function nextVisitAt({ next_visit, next_visit_at }: KnownPerson): string | null {
  return next_visit?.starts_at ?? next_visit_at ?? null;
}
