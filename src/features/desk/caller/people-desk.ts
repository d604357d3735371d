import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';

/** Somebody whom a cabinet knows. */
export interface KnownPerson {
  readonly id: number;
  readonly full_name: string;
  readonly birthday?: string | null;
  readonly age: number | null;
  readonly phone: string | null;
  readonly no_show_count?: number;
  /** A clinic's client. */
  readonly next_visit?: { readonly starts_at: string; readonly doctor: string | null } | null;
  /** A doctor's patient. */
  readonly next_visit_at?: string | null;
}

/** A client's card has them as `summary`, a patient's as `patient`. */
export interface PersonAnswer {
  readonly data: { readonly summary?: KnownPerson; readonly patient?: KnownPerson };
}

/** A read that is handed to a component. */
export type ReadOf<Answer> = Pick<UseQueryOptions<Answer, Problem>, 'queryFn'> & { readonly queryKey: QueryKey };

/** Whom a cabinet books for, and how it finds them. */
export interface PeopleDesk {
  /** What it calls them. */
  readonly one: 'Клиент' | 'Пациент';
  /** From so many letters on they are looked for. Without any it is whoever was seen last. */
  readonly from: number;
  /** By name, birthday or phone, at most so many. */
  readonly found: (
    q: string,
    most: number,
  ) => ReadOf<{ readonly data: readonly KnownPerson[]; readonly meta: { readonly total: number } }>;
  readonly person: (id: number) => ReadOf<PersonAnswer>;
}

/** When they come next. */
export function nextVisitAt({ next_visit, next_visit_at }: KnownPerson): string | null {
  return next_visit?.starts_at ?? next_visit_at ?? null;
}
