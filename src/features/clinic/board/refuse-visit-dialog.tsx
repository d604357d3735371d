import type { ComponentProps } from 'react';
import { useClinicVisitRestore } from '#generated/api/clinic-visits/clinic-visits.ts';
import { RefuseDialog } from '@/features/desk/mark/refuse-dialog';
import { surnameInitial } from '@/shared/format/name';
import { useWrite } from '@/shared/write/use-write';
import { clinicMarks } from './clinic-marks';

/** A refusal or a cancellation by the clinic, which may take it back. */
export function RefuseVisitDialog(props: Omit<ComponentProps<typeof RefuseDialog>, 'desk' | 'undo'>) {
  const { id } = props.visit;
  // The time is asked for again, and may have been given away by then.
  const restore = useWrite(useClinicVisitRestore(), {
    done: ({ data }) => `${surnameInitial(data.person.full_name)} – запись снова в\u00A0силе`,
  });
  return <RefuseDialog {...props} desk={clinicMarks} undo={() => restore.send({ id })} />;
}
