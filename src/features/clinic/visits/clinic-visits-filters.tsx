import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { fundingLabel, payers } from '@/domain/service/funding-text';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { DoctorSelect } from '@/features/clinic/doctors/place-filter';
import { PayerOptions } from '@/features/desk/book/payer-options';
import { surnameInitials } from '@/shared/format/name';
import { wordFor } from '@/shared/format/word-for';
import { ChipRemovable } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { Select } from '@/shared/ui/fields/select';
import { PhoneFilters } from '@/shared/ui/overlay/phone-filters';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import type { VisitsSearch } from './clinic-visits-search';

export interface VisitsFiltersProps {
  readonly search: VisitsSearch;
  /** Title of the chosen filial; undefined without one. */
  readonly filial: string | undefined;
  /** The chosen doctor; undefined without one, or while doctors are loading. */
  readonly doctor: Pick<BoardDoctor['doctor'], 'second_name' | 'first_name' | 'third_name'> | undefined;
  readonly onChange: (change: Partial<VisitsSearch>) => void;
}

/**
 * Search and filters of the list. On phones the filters are in a sheet, and the active ones are
 * chips below the search.
 */
export function VisitsFilters({ search, filial, doctor, onChange }: VisitsFiltersProps) {
  const isPhone = useIsPhone();
  const { q, doctor_id, funding } = search;
  const filters = (
    <>
      <DeskSelect size="small" className="w-56 phone:w-full" />
      <DoctorSelect doctorId={doctor_id} onChoose={(id) => onChange({ doctor_id: id })} />
      <PayerFilter funding={funding} onChoose={(payer) => onChange({ funding: payer })} />
    </>
  );
  const isOn = [filial, doctor_id, funding].filter((one) => one !== undefined).length;
  return (
    <div className="mt-4 flex flex-wrap gap-3 phone:gap-2">
      <FilterBox
        size="small"
        label="Имя, телефон или номер"
        value={q ?? ''}
        onChange={(text) => onChange({ q: text === '' ? undefined : text })}
        className={cx('w-72 phone:w-auto phone:min-w-0 phone:flex-1', q === undefined && 'print:hidden')}
      />
      {isPhone ? (
        <>
          <PhoneFilters count={isOn}>
            <div className="flex flex-col gap-3">{filters}</div>
          </PhoneFilters>
          {isOn > 0 && (
            <div className="flex w-full flex-wrap gap-2">
              {filial !== undefined && <ChipRemovable onClick={() => deskFilial.set(null)}>{filial}</ChipRemovable>}
              {doctor_id !== undefined && (
                <ChipRemovable onClick={() => onChange({ doctor_id: undefined })}>
                  {doctor ? surnameInitials(doctor) : 'Врач'}
                </ChipRemovable>
              )}
              {funding !== undefined && (
                <ChipRemovable onClick={() => onChange({ funding: undefined })}>
                  {wordFor(fundingLabel, funding, 'Иначе')}
                </ChipRemovable>
              )}
            </div>
          )}
        </>
      ) : (
        filters
      )}
    </div>
  );
}

interface PayerFilterProps {
  readonly funding: VisitsSearch['funding'];
  readonly onChoose: (funding: VisitsSearch['funding']) => void;
}

/** Filter by payer. */
function PayerFilter({ funding, onChoose }: PayerFilterProps) {
  return (
    <Select
      size="small"
      aria-label="Кто платит"
      value={funding ?? ''}
      onChange={({ target }) => onChoose(payers.find((one) => one === target.value))}
      className="w-56 phone:w-full"
    >
      <option value="">Любая оплата</option>
      <PayerOptions />
    </Select>
  );
}
