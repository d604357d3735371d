import { Link } from '@tanstack/react-router';
import { useDoctorClinicBindingDelete } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useDoctorVisitList } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { dayOf } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { aheadText, moreVisits } from './binding-text';

interface LeaveDialogProps {
  readonly binding: ClinicBinding;
  readonly onClose: () => void;
}

/**
 * Confirms that the doctor leaves a filial; the doctor's hours and services in the filial are then
 * removed. Booked visits prevent this, and the dialog lists them.
 */
export function LeaveDialog({ binding, onClose }: LeaveDialogProps) {
  const leave = useWrite(useDoctorClinicBindingDelete(), {
    done: 'Вы больше не\u00A0принимаете в\u00A0этой клинике',
    onDone: onClose,
  });
  if (binding.visits_ahead > 0 || isProblem(leave.error, 409)) {
    return <StillBooked binding={binding} onClose={onClose} />;
  }
  return (
    <ConfirmAction
      write={leave}
      title="Уйти из&nbsp;клиники?"
      safe="Остаться"
      action="Уйти"
      busy="Уходим"
      onConfirm={() => leave.send({ id: binding.id })}
      onClose={onClose}
    >
      <p className="text-ink">{typeset(`${binding.filial.title}, ${binding.filial.address}`)}</p>
      <p className="mt-2">Ваши часы приёма и&nbsp;услуги здесь удалятся. Клиника узнает об&nbsp;этом.</p>
    </ConfirmAction>
  );
}

const COMING = new Set<string>(['pending', 'confirmed', 'arrived']);

function StillBooked({ binding, onClose }: LeaveDialogProps) {
  const today = useToday();
  // The request for visits has no end date, because visits can be booked up to a year ahead.
  const ahead = { date_from: today, filial_id: binding.id };
  const visits = useDoctorVisitList(ahead, { query: { select: dataOf, meta: { silent: true } } });
  return (
    <Dialog
      title="Сначала перенесите или отмените записи"
      onClose={onClose}
      secondary={
        <Button data-autofocus onClick={onClose}>
          Понятно
        </Button>
      }
    >
      <p>
        {typeset(binding.filial.title)}: {aheadText(binding.visits_ahead)}. Уйти можно, когда они будут перенесены,
        отменены или пройдут.
      </p>
      <div className="mt-3">
        <SectionQuery query={visits} skeleton={<RowsSkeleton rows={3} />}>
          {(data) => {
            const here = data.filter(({ status }) => COMING.has(status));
            const others = binding.visits_ahead - here.length;
            return (
              <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto">
                {here.map(({ id, starts_at: start, person }) => (
                  <li key={id}>
                    <Link to="/fo/doctor/home" search={{ date: dayOf(start) }} className="link">
                      {dateTime(start)}
                    </Link>
                    , {typeset(person.full_name)}
                  </li>
                ))}
                {others > 0 && <li>и&nbsp;{moreVisits(others)}</li>}
              </ul>
            );
          }}
        </SectionQuery>
      </div>
    </Dialog>
  );
}
