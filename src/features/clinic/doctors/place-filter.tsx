import { useClinicDoctorList } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import { fullName } from '@/shared/format/name';
import { Select } from '@/shared/ui/fields/select';

interface Choice {
  readonly filial?: number | undefined;
  readonly doctor_id?: number | undefined;
}

interface PlaceFilterProps {
  readonly filial: number | undefined;
  readonly doctorId: number | undefined;
  readonly onChoose: (choice: Choice) => void;
}

const MOST_DOCTORS = 100;
const quiet = { query: { meta: { silent: true } } } as const;
const idOf = (value: string) => (value === '' ? undefined : Number(value));

/** By filial and by doctor. Without the lists a page is whole too, unless its loader asks for them. */
export function PlaceFilter({ filial, doctorId, onChoose }: PlaceFilterProps) {
  const filials = useClinicFilialList(quiet).data?.data ?? [];
  return (
    <>
      <Select
        size="small"
        aria-label="Филиал"
        value={filial ?? ''}
        onChange={({ target }) => onChoose({ filial: idOf(target.value) })}
        className="w-56 phone:w-full"
      >
        <option value="">Все филиалы</option>
        {filials.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <DoctorSelect doctorId={doctorId} onChoose={(id) => onChoose({ doctor_id: id })} />
    </>
  );
}

interface DoctorSelectProps {
  readonly doctorId: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

export function DoctorSelect({ doctorId, onChoose }: DoctorSelectProps) {
  const doctors = useClinicDoctorList({ per_page: MOST_DOCTORS }, quiet).data?.data ?? [];
  return (
    <Select
      size="small"
      aria-label="Врач"
      value={doctorId ?? ''}
      onChange={({ target }) => onChoose(idOf(target.value))}
      className="w-56 phone:w-full"
    >
      <option value="">Все врачи</option>
      {doctors.map((one) => (
        <option key={one.id} value={one.id}>
          {fullName(one)}
        </option>
      ))}
    </Select>
  );
}
