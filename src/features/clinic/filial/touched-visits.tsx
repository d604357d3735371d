import type { FilialTouchedVisit } from '#generated/models/filial-touched-visit.ts';
import { phoneHref } from '@/shared/format/phone';
import { weekdayDateTime } from '@/shared/format/time';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';

export type Decision = 'keep' | 'cancel';

interface TouchedVisitsProps {
  readonly visits: readonly FilialTouchedVisit[];
  /** Absent where every visit has to be cancelled. */
  readonly decisions?: ReadonlyMap<number, Decision>;
  readonly onDecide?: (id: number, decision: Decision) => void;
}

const choices = [
  { value: 'keep', label: 'Оставить' },
  { value: 'cancel', label: 'Отменить' },
] as const;

/** Booked visits that a change would leave without a place: who, when, and what is to become of them. */
export function TouchedVisits({ visits, decisions, onDecide }: TouchedVisitsProps) {
  return (
    <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto rounded-note border border-line text-small text-ink">
      {visits.map(({ id, starts_at, person_name, doctor_name, service_title, phone }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="font-medium">{weekdayDateTime(starts_at)}</p>
            <p className="wrap-anywhere">
              {person_name}
              {phone !== null && (
                <>
                  ,{' '}
                  <a href={phoneHref(phone)} className="link whitespace-nowrap">
                    {phone}
                  </a>
                </>
              )}
            </p>
            <p className="text-ink-3">{[service_title, doctor_name].filter(Boolean).join(', ')}</p>
          </div>
          {decisions && (
            <SegmentedControl
              label={`Что делать с записью: ${person_name}, ${weekdayDateTime(starts_at)}`}
              options={choices}
              value={decisions.get(id) ?? 'keep'}
              onChange={(decision) => onDecide?.(id, decision)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
