import { useState } from 'react';
import { FirstFree, type FreeTime } from '@/features/clinic-desk/first-free';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { dayOf } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { bookingDefaults } from './booking-schema';
import type { BookingWhenProps } from './booking-when';

interface FirstFreePanelProps extends BookingWhenProps {
  /** The first day. */
  from: string;
}

/** The way to a free time of any doctor and in any filial; folds up once one is chosen. */
export function FirstFreePanel({ choice: { place, doctor }, from, onChange }: FirstFreePanelProps) {
  const form = useTypedAppFormContext({ defaultValues: bookingDefaults });
  const [open, setOpen] = useState(false);
  const take = ({ filialId, doctorId, serviceId, startsAt }: FreeTime) => {
    form.setFieldValue('filial_id', String(filialId));
    form.setFieldValue('doctor_id', String(doctorId));
    form.setFieldValue('service_id', String(serviceId));
    form.setFieldValue('date', dayOf(startsAt));
    form.setFieldValue('time', startsAt);
    onChange();
    setOpen(false);
  };
  // What was asked for above: the chosen specialisation, else that of the doctor.
  const own = doctor?.doctor.specialisations ?? [];
  const asked = own.find(({ slug }) => slug === form.state.values.specialisation) ?? own[0];
  return (
    <div className="flex flex-col gap-3">
      <Button size="small" className="self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        Первое свободное у&nbsp;любого врача
      </Button>
      {open && <FirstFree filialId={place.filialId} from={from} asked={asked} onChoose={take} />}
    </div>
  );
}
