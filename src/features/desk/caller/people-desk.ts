import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';

/** A person known to the cabinet. */
export interface KnownPerson {
  readonly id: number;
  readonly full_name: string;
  readonly birthday?: string | null;
  readonly age: number | null;
  readonly phone: string | null;
  readonly no_show_count?: number;
  /** For a clinic's client. */
  readonly next_visit?: { readonly starts_at: string; readonly doctor: string | null } | null;
  /** For a doctor's patient. */
  readonly next_visit_at?: string | null;
}

/** A client's card holds the person in `summary`, a patient's in `patient`. */
export interface PersonAnswer {
  readonly data: { readonly summary?: KnownPerson; readonly patient?: KnownPerson };
}

/** Query options that are passed to a component. */
export type ReadOf<Answer> = Pick<UseQueryOptions<Answer, Problem>, 'queryFn'> & { readonly queryKey: QueryKey };

/** How a cabinet finds the people it books for. */
export interface PeopleDesk {
  /** The cabinet's word for a person. */
  readonly one: 'Клиент' | 'Пациент';
  /** Least number of letters for a search; an empty text lists the people seen last. */
  readonly from: number;
  /** Searches by name, birthday or phone; returns at most `most`. */
  readonly found: (
    q: string,
    most: number,
  ) => ReadOf<{ readonly data: readonly KnownPerson[]; readonly meta: { readonly total: number } }>;
  readonly person: (id: number) => ReadOf<PersonAnswer>;
}

/** Start of the person's next visit. */
export function nextVisitAt({ next_visit, next_visit_at }: KnownPerson): string | null {
  return next_visit?.starts_at ?? next_visit_at ?? null;
}
