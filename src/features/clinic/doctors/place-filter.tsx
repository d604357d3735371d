import { useClinicDoctorList } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { fullName } from '@/shared/format/name';
import { Select } from '@/shared/ui/fields/select';

const MOST_DOCTORS = 100;
const quiet = { query: { meta: { silent: true } } } as const;
const idOf = (value: string) => (value === '' ? undefined : Number(value));

interface DoctorSelectProps {
  readonly doctorId: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/**
 * Select that filters by doctor. If the request for doctors fails, the select has no doctors, and
 * the page still works.
 */
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
