import {
  getClinicAbsenceCreateMutationOptions,
  getClinicAbsenceDryRunQueryOptions,
  useClinicAbsenceList,
} from '#generated/api/clinic-absences/clinic-absences.ts';
import { useClinicDoctorRead } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import { draftOf } from '@/features/desk/schedule-change/absence-draft';
import { type CloseTimeDesk, CloseTimeSheet, closeTimeTitle } from '@/features/desk/schedule-change/close-time-sheet';
import { dataOf } from '@/shared/api/load';
import { type PersonName, surnameInitials } from '@/shared/format/name';
import { quoted } from '@/shared/format/typography';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { ClosedTimes } from './closed-times';

type Doctor = PersonName & { readonly id: number };

interface CloseDoctorTimeProps {
  readonly doctor: Doctor;
  /** The day that is chosen at first; by default today. */
  readonly date?: string | undefined;
  readonly onClose: () => void;
}

/** Operations and texts of the sheet with which a clinic closes a doctor's time. */
function timeOf(doctor: Doctor): CloseTimeDesk<{ id: number }> {
  const name = surnameInitials(doctor);
  return {
    whose: { id: doctor.id },
    create: getClinicAbsenceCreateMutationOptions,
    touched: async (client, _, times) => {
      const options = getClinicAbsenceDryRunQueryOptions(doctor.id, { filial_ids: [], ...times });
      return (await client.query({ ...options, staleTime: 0, meta: { silent: true } })).data;
    },
    doctor: name,
    subject: (times) => `${times}: ${name} не\u00A0принимает.`,
    done: (times) => `${name}, ${times}: приёма не\u00A0будет. Врачу сообщили`,
    patientText: (reason) => ({
      text: reason === null ? 'что врач в\u00A0это время не\u00A0принимает' : `причину: ${quoted(reason)}`,
    }),
    reasonHint: 'Прочтут врач и\u00A0пациенты, чьи записи перенесут или отменят',
    draft: `clinic-absence-${doctor.id}`,
  };
}

/**
 * Closes a day, several days or hours of a doctor in the clinic's filials. The user decides about
 * each visit that is booked in the closed time.
 */
export function CloseDoctorTime({ doctor, date: asked, onClose }: CloseDoctorTimeProps) {
  const today = useToday();
  const date = asked ?? today;
  const member = useClinicDoctorRead(doctor.id, { query: { ...shownBySection.query, select: dataOf } });
  const filials = useClinicFilialList({ query: { ...shownBySection.query, select: dataOf } });
  const closed = useClinicAbsenceList(doctor.id, { query: { ...shownBySection.query, staleTime: 0, select: dataOf } });
  const ids = member.data?.filial_ids;
  const own = ids && filials.data?.filter(({ id }) => ids.includes(id));
  if (own !== undefined && closed.data !== undefined) {
    return (
      <CloseTimeSheet
        desk={timeOf(doctor)}
        initial={draftOf({ date_from: date, date_to: date, time_from: null, time_to: null })}
        filials={own}
        intro={
          closed.data.length > 0 ? <ClosedTimes doctorId={doctor.id} closed={closed.data} filials={own} /> : undefined
        }
        onClose={onClose}
      />
    );
  }
  const all = [member, filials, closed];
  const error = all.map((query) => query.error).find((one) => one !== null);
  return (
    <Sheet title={closeTimeTitle(surnameInitials(doctor))} onClose={onClose}>
      {error === undefined ? (
        <RowsSkeleton />
      ) : (
        <SectionError
          error={error}
          busy={all.some(({ isFetching }) => isFetching)}
          onRetry={() => all.forEach((query) => void query.refetch())}
        />
      )}
    </Sheet>
  );
}
