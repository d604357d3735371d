import { useVisitListSuspense, useVisitReadSuspense } from '#generated/api/patient-visits/patient-visits.ts';
import type { VisitListParams } from '#generated/models/visit-list-params.ts';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import type { Visit } from '#generated/models/visit.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { visitListParams } from '@/features/patient/visits/patient-visits-search';
import { dataOf } from '@/shared/api/load';
import { dateTime } from '@/shared/format/time';
import { SelectField } from '@/shared/ui/fields/select';
import type { CardPerson } from './card-person';

interface VisitChoiceProps {
  visitId: number | undefined;
  /** The person of the medical card; only this person's visits are offered. */
  person: CardPerson;
  onChange: (visitId: number | undefined) => void;
}

export function visitsToChoose(status: VisitListStatus, person: CardPerson): VisitListParams {
  return visitListParams({ status, page: 1, person: person ?? 'self' });
}

/** Field to choose a visit, which is optional. The doctor of the visit may read the documents. */
export function VisitChoice(props: VisitChoiceProps) {
  const { data: upcoming } = useVisitListSuspense(visitsToChoose('upcoming', props.person), {
    query: { select: visitsOf },
  });
  const { data: past } = useVisitListSuspense(visitsToChoose('past', props.person), { query: { select: visitsOf } });
  const listed = [...upcoming, ...past];
  const isListed = props.visitId === undefined || listed.some(({ id }) => id === props.visitId);
  return isListed || props.visitId === undefined ? (
    <VisitSelect {...props} visits={listed} />
  ) : (
    <WithOlderVisit {...props} visitId={props.visitId} visits={listed} />
  );
}

/**
 * The choice if the list lacks the chosen visit, because this visit is older than those on the
 * first pages. It is loaded and added.
 */
function WithOlderVisit({ visits, ...props }: VisitChoiceProps & { visitId: number; visits: readonly Visit[] }) {
  const { data: visit } = useVisitReadSuspense(props.visitId, { query: { select: dataOf } });
  return <VisitSelect {...props} visits={[visit, ...visits]} />;
}

function VisitSelect({ visitId, onChange, visits }: Omit<VisitChoiceProps, 'person'> & { visits: readonly Visit[] }) {
  return (
    <SelectField
      label="Показать врачу визита"
      optional
      hint="Врач увидит документы до приёма. Без визита они останутся только в медкарте"
      value={visitId ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">Без визита</option>
      {visits.map((visit) => (
        <option key={visit.id} value={visit.id}>
          {dateTime(visit.starts_at)}, {visitWith(visit)}
        </option>
      ))}
    </SelectField>
  );
}

/** Visits with a doctor, because only a doctor reads the documents. */
function visitsOf({ data }: { data: readonly Visit[] }): readonly Visit[] {
  return data.filter(({ doctor }) => doctor !== null);
}
