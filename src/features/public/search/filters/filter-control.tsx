import { Gender } from '#generated/models/gender.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import { QualificationCategory } from '#generated/models/qualification-category.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import { VisitFormat } from '#generated/models/visit-format.ts';
import type { FilterKey } from '@/features/public/search/address/filter-keys';
import type { SearchParams } from '@/features/public/search/address/search-params';
import { ChoiceList } from './choice-list';
import { optionsOf } from './filter-options';
import { OptionList } from './option-list';
import { PriceRange } from './price-range';

interface FilterControlProps {
  filter: FilterKey;
  title: string;
  params: SearchParams;
  filters: SearchFilters;
  onChange: (patch: Partial<SearchParams>) => void;
}

/** The way in which one filter is set. */
export function FilterControl({ filter, title, params, filters, onChange }: FilterControlProps) {
  if (filter === 'price') {
    return <PriceRange from={params.price_from} to={params.price_to} bounds={filters.price} onChange={onChange} />;
  }
  const options = optionsOf(filter, filters);
  const list = { title, options };

  switch (filter) {
    case 'when':
      return (
        <ChoiceList
          options={options}
          chosen={params.when}
          onChange={(value) => onChange({ when: pick(SearchWhen, [value])[0] ?? 'any' })}
        />
      );
    case 'rating_from':
    case 'experience_from':
      return (
        <ChoiceList
          options={options}
          chosen={String(params[filter] ?? 'any')}
          onChange={(value) => onChange({ [filter]: value === 'any' ? undefined : Number(value) })}
        />
      );
    case 'gender':
      return (
        <ChoiceList
          options={options}
          chosen={params.gender ?? 'any'}
          onChange={(value) => onChange({ gender: pick(Gender, [value])[0] })}
        />
      );
    case 'patients':
      return (
        <OptionList
          {...list}
          chosen={params.patients}
          onChange={(all) => onChange({ patients: pick(PatientGroup, all) })}
        />
      );
    case 'formats':
      return (
        <OptionList
          {...list}
          chosen={params.formats}
          onChange={(all) => onChange({ formats: pick(VisitFormat, all) })}
        />
      );
    case 'qualifications':
      return (
        <OptionList
          {...list}
          chosen={params.qualifications}
          onChange={(all) => onChange({ qualifications: pick(QualificationCategory, all) })}
        />
      );
    default:
      return <OptionList {...list} chosen={params[filter]} onChange={(all) => onChange({ [filter]: all })} />;
  }
}

/** Those values of an enumeration that were chosen. */
function pick<Value extends string>(values: Record<string, Value>, chosen: readonly string[]): Value[] {
  return Object.values(values).filter((value) => chosen.includes(value));
}
