import { useClinicAbsenceDelete } from '#generated/api/clinic-absences/clinic-absences.ts';
import type { Absence } from '#generated/models/absence.ts';
import { timesText } from '@/features/desk/schedule-change/absence-draft';
import { recordsCount } from '@/shared/format/counts';
import { Button } from '@/shared/ui/button';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

interface ClosedTimesProps {
  readonly doctorId: number;
  readonly closed: readonly Absence[];
  readonly filials: readonly { readonly id: number; readonly title: string }[];
}

/** Present and future times that the clinic has closed. Each has a button to reopen it. */
export function ClosedTimes({ doctorId, closed, filials }: ClosedTimesProps) {
  const open = useWrite(useClinicAbsenceDelete(), {
    done: (_, { absence }) => {
      const opened = closed.find(({ id }) => id === absence);
      return `${opened ? `${timesText(opened)}: время` : 'Время'} снова открыто для записи`;
    },
  });
  if (closed.length === 0) return null;
  return (
    <section aria-label="Уже закрыто" className="rounded-note bg-canvas px-4 py-3">
      <h3 className="text-small font-medium">Уже закрыто</h3>
      <ul className="divide-y divide-line">
        {closed.map((absence) => {
          const { id, filial_ids = [], reason, visits_count } = absence;
          const where = filials.filter((filial) => filial_ids.includes(filial.id)).map(({ title }) => title);
          const facts = [
            ...(filials.length > 1 ? where : []),
            ...(reason === null ? [] : [reason]),
            ...(visits_count > 0 ? [`оставлено: ${recordsCount(visits_count)}`] : []),
          ];
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
              <div className="min-w-0 grow basis-40">
                <p className="text-small font-medium">{timesText(absence)}</p>
                {facts.length > 0 && <p className="text-caption wrap-anywhere text-ink-2">{facts.join(', ')}</p>}
              </div>
              <Button
                size="small"
                aria-label={`Открыть снова: ${timesText(absence)}`}
                busy={open.isSending && open.variables?.absence === id && 'Открываем'}
                onClick={() => open.send({ id: doctorId, absence: id })}
              >
                Открыть снова
              </Button>
            </li>
          );
        })}
      </ul>
      <WriteError of={open} />
    </section>
  );
}
