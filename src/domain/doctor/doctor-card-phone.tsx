import type { DoctorCard } from '@generated/models/doctor-card';
import { PhoneButton } from '@/domain/clinic/phone-button';
import { shortName } from '@/shared/format/name';

interface DoctorCardPhoneProps {
  doctor: Pick<DoctorCard, 'first_name' | 'second_name' | 'filial' | 'online_booking'>;
}

/** No free time: the reason, and what to do instead. */
export function DoctorCardPhone({ doctor }: DoctorCardPhoneProps) {
  const byPhone = doctor.online_booking === false;
  return (
    <div>
      <p className="font-medium">{byPhone ? 'Запись по\u00A0телефону' : 'Онлайн-записи пока нет'}</p>
      <p className="mt-2 mb-3 max-w-88 text-small text-ink-2">
        {byPhone
          ? 'К\u00A0этому врачу записывает клиника. Позвоните, и\u00A0вам подберут время.'
          : 'На\u00A0ближайшие две недели всё занято. Спросите о\u00A0времени в\u00A0клинике.'}
      </p>
      <PhoneButton phone={doctor.filial.phone} whose={shortName(doctor)} className="@max-roomy:w-full" />
    </div>
  );
}
