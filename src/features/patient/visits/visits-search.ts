import type { FamilyMember } from '#generated/models/family-member.ts';
import type { VisitListParams } from '#generated/models/visit-list-params.ts';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import type { Visit } from '#generated/models/visit.ts';
import { familyChoices, type PersonChoice } from '@/features/patient/family-choices';
import { monthYear } from '@/shared/format/date';

interface VisitsSearch {
  readonly status: VisitListStatus;
  readonly page: number;
  readonly person?: VisitPerson;
}

/** What the address of the list asks of the server. */
export function visitListParams({ status, page, person }: VisitsSearch): VisitListParams {
  return { status, page, ...(person !== undefined && { person: String(person) }) };
}

/** Whose visits are shown, as the address says it: `self`, the id of a family member, or nobody in particular. */
type VisitPerson = 'self' | number | undefined;

/** The choices of the filter; empty while there is nobody to choose between. */
export function personChoices(family: readonly FamilyMember[]): PersonChoice<VisitPerson>[] {
  if (family.length === 0) return [];
  return [{ value: undefined, title: 'Все' }, { value: 'self', title: 'Я' }, ...familyChoices(family)];
}

interface VisitMonth {
  readonly title: string;
  readonly visits: readonly Visit[];
}

/** Visits under their months, in the order in which they came. */
export function byMonth(visits: readonly Visit[]): VisitMonth[] {
  const months = Map.groupBy(visits, (visit) => monthYear(visit.starts_at));
  return [...months].map(([title, inMonth]) => ({ title, visits: inMonth }));
}
