import * as v from 'valibot';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { VisitListParams } from '#generated/models/visit-list-params.ts';
import { VisitListStatus } from '#generated/models/visit-list-status.ts';
import type { Visit } from '#generated/models/visit.ts';
import { familyChoices, type PersonChoice } from '@/features/patient/family/family-choices';
import { monthYear } from '@/shared/format/date';
import { choiceParam, optionalParam, pageParam } from '@/shared/url/search-params';

export const visitsDefaults = { status: VisitListStatus.upcoming, page: 1 } as const;

export const visitsSearch = v.object({
  status: choiceParam(Object.values(VisitListStatus), visitsDefaults.status),
  /** `self` or a family member's id; absent for visits of all people. */
  person: optionalParam(v.union([v.literal('self'), v.pipe(v.number(), v.integer(), v.minValue(1))])),
  page: pageParam,
});

type VisitsSearch = v.InferOutput<typeof visitsSearch>;

export function visitListParams({ status, page, person }: VisitsSearch): VisitListParams {
  return { status, page, ...(person !== undefined && { person: String(person) }) };
}

/** Options of the filter by person; empty if there is no family. */
export function personChoices(family: readonly FamilyMember[]): PersonChoice<VisitsSearch['person']>[] {
  if (family.length === 0) return [];
  return [{ value: undefined, title: 'Все' }, { value: 'self', title: 'Я' }, ...familyChoices(family)];
}

interface VisitMonth {
  readonly title: string;
  readonly visits: readonly Visit[];
}

/** Groups visits by month and keeps their order. */
export function byMonth(visits: readonly Visit[]): VisitMonth[] {
  const months = Map.groupBy(visits, (visit) => monthYear(visit.starts_at));
  return [...months].map(([title, inMonth]) => ({ title, visits: inMonth }));
}
