import type { VisitListParams } from '#generated/models/visit-list-params.ts';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import type { VisitPerson } from './family-filter';

interface VisitsSearch {
  readonly status: VisitListStatus;
  readonly page: number;
  readonly person?: VisitPerson;
}

/** What the address of the list asks of the server. */
export function visitListParams({ status, page, person }: VisitsSearch): VisitListParams {
  return { status, page, ...(person !== undefined && { person: String(person) }) };
}
