import type { DoctorCard } from '@generated/models/doctor-card';
import { PhoneButton } from '@/domain/clinic/phone-button';
import { shortName } from '@/shared/format/name';

interface DoctorCardPhoneProps {
  doctor: Pick<DoctorCard, 'first_name' | 'second_name' | 'filial'>;
}

/** No free time: the reason, and what to do instead. */
export function DoctorCardPhone({ doctor }: DoctorCardPhoneProps) {
  return (
    <div>
      <p className="font-medium">Онлайн-записи пока нет</p>
      <p className="mt-2 mb-3 max-w-88 text-small text-ink-2">
        На&nbsp;ближайшие две недели всё занято. Спросите о&nbsp;времени в&nbsp;клинике.
      </p>
      <PhoneButton phone={doctor.filial.phone} whose={shortName(doctor)} className="@max-roomy:w-full" />
    </div>
  );
}
