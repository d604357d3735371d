import { getRouteApi } from '@tanstack/react-router';
import { useDoctorClinicBindingListSuspense } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { dataOf } from '@/shared/api/load';
import { addDays, dayMonthYear } from '@/shared/format/date';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { SelectField } from '@/shared/ui/fields/select';
import { useToday } from '@/shared/use-now';
import { type ArchiveSearch, archiveStatuses } from './archive-search';

const route = getRouteApi('/fo/doctor/archive');

const statusLabels: Record<(typeof archiveStatuses)[number], string> = {
  completed: 'Завершённые',
  no_show: 'Неявки',
  cancelled: 'Отменённые',
};

/** Filters by name or phone, outcome, filial and dates. The URL stores all of them. */
export function ArchiveFilters() {
  const { q, status, filial, from, to } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (change: Partial<ArchiveSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...change, page: 1 }), replace: true });

  const periods = periodsAt(useToday());
  const chosen = periods.find((period) => period.from === from && period.to === to);

  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <FilterBox
        label="Фамилия или телефон"
        value={q ?? ''}
        onChange={(text) => filter({ q: text || undefined })}
        className="w-72 phone:w-full"
      />
      <SelectField
        label="Чем закончился"
        value={status ?? ''}
        onChange={({ target }) => filter({ status: archiveStatuses.find((one) => one === target.value) })}
        className="w-52 phone:w-auto phone:min-w-0 phone:grow phone:basis-36"
      >
        <option value="">Все</option>
        {archiveStatuses.map((one) => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </SelectField>
      <FilialField value={filial} onChange={(id) => filter({ filial: id })} />
      <SelectField
        label="Период"
        value={chosen?.value ?? (from === undefined && to === undefined ? '' : OTHER)}
        onChange={({ target }) => {
          const period = periods.find(({ value }) => value === target.value);
          filter({ from: period?.from, to: period?.to });
        }}
        className="w-52 phone:w-auto phone:min-w-0 phone:grow phone:basis-36"
      >
        <option value="">За всё время</option>
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {chosen === undefined && (from !== undefined || to !== undefined) && (
          <option value={OTHER}>
            {[from && `с ${dayMonthYear(from)}`, to && `по ${dayMonthYear(to)}`].filter(Boolean).join(' ')}
          </option>
        )}
      </SelectField>
    </div>
  );
}

interface FilialFieldProps {
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Select of the doctor's filials. It also contains the filial in the URL. */
function FilialField({ value, onChange }: FilialFieldProps) {
  const { data: bindings } = useDoctorClinicBindingListSuspense({ query: { select: dataOf } });
  const filials = bindings.filter(({ state, filial }) => state === 'active' || filial.id === value);
  if (filials.length < 2 && value === undefined) return null;
  return (
    <SelectField
      label="Клиника"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      className="w-52 phone:w-auto phone:min-w-0 phone:grow phone:basis-36"
    >
      <option value="">Все клиники</option>
      {filials.map(({ filial }) => (
        <option key={filial.id} value={filial.id}>
          {filial.title}
        </option>
      ))}
      {value !== undefined && filials.every(({ filial }) => filial.id !== value) && (
        <option value={value}>Другая клиника</option>
      )}
    </SelectField>
  );
}

const OTHER = 'other';

interface Period {
  readonly value: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Preset date ranges. The URL can also contain a different range. */
function periodsAt(day: string): readonly Period[] {
  const month = `${day.slice(0, 7)}-01`;
  const before = addDays(month, -1);
  return [
    { value: 'week', label: '7 дней', from: addDays(day, -6), to: day },
    { value: 'month', label: 'Этот месяц', from: month, to: day },
    { value: 'last-month', label: 'Прошлый месяц', from: `${before.slice(0, 7)}-01`, to: before },
    { value: 'year', label: 'Этот год', from: `${day.slice(0, 4)}-01-01`, to: day },
    {
      value: 'last-year',
      label: 'Прошлый год',
      from: `${Number(day.slice(0, 4)) - 1}-01-01`,
      to: `${Number(day.slice(0, 4)) - 1}-12-31`,
    },
  ];
}
