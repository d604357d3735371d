import { useId, useState } from 'react';
import type { FilterOption } from '#generated/models/filter-option.ts';
import { Funding } from '#generated/models/funding.ts';
import { Gender } from '#generated/models/gender.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import { QualificationCategory } from '#generated/models/qualification-category.ts';
import { SearchFact } from '#generated/models/search-fact.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import { VisitFormat } from '#generated/models/visit-format.ts';
import type { SearchParams } from '@/features/public/search/query/search-query';
import type { FilterKey } from '@/features/public/search/query/search-request';
import { wholeNumber } from '@/shared/format/number';
import { typeset } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { Radio } from '@/shared/ui/fields/radio';
import { OptionList } from './option-list';
import { PriceRange } from './price-range';

interface FilterControlProps {
  filter: FilterKey;
  title: string;
  params: SearchParams;
  filters: SearchFilters;
  onChange: (patch: Partial<SearchParams>) => void;
}

export function FilterControl({ filter, title, params, filters, onChange }: FilterControlProps) {
  if (filter === 'price') {
    return <PriceRange from={params.price_from} to={params.price_to} bounds={filters.price} onChange={onChange} />;
  }
  const options = optionsOf(filter, filters);
  const list = { title, options };

  switch (filter) {
    case 'when':
      return <WhenControl options={options} params={params} onChange={onChange} />;
    case 'hours':
      return (
        <ChoiceList
          options={options}
          chosen={hoursValue(params)}
          onChange={(value) => {
            const [from = '', to = ''] = value === 'any' ? [] : value.split('-');
            onChange({ time_from: from || undefined, time_to: to || undefined });
          }}
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
    case 'funding':
      return (
        <OptionList {...list} chosen={params.funding} onChange={(all) => onChange({ funding: pick(Funding, all) })} />
      );
    case 'facts':
      return (
        <OptionList {...list} chosen={params.facts} onChange={(all) => onChange({ facts: pick(SearchFact, all) })} />
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

const dayRange = lazyModule(() => import('./day-range'));

/**
 * Choice between «today», «tomorrow» and similar options, or any days in two fields. The code of
 * the fields loads when the user needs them.
 */
function WhenControl({
  options,
  params,
  onChange,
}: Pick<FilterControlProps, 'params' | 'onChange'> & { options: readonly FilterOption[] }) {
  const { when, date_from: from, date_to: to } = params;
  const hasDays = from !== undefined || to !== undefined;
  const [hadDays, setHadDays] = useState(hasDays);
  /** Whether the two fields are shown although the filter has no days. */
  const [isOwn, setOwn] = useState(false);
  if (hasDays !== hadDays) {
    setHadDays(hasDays);
    if (hasDays) setOwn(false);
  }
  const isRange = isOwn || hasDays;
  const range = useLazyModule(dayRange, isRange);
  return (
    <>
      <ChoiceList
        options={[...options, { value: 'days', title: 'Выбрать дни', count: undefined }]}
        chosen={isRange ? 'days' : when}
        onChange={(value) => {
          setOwn(value === 'days');
          if (value === 'days') onChange({ when: 'any' });
          else onChange({ when: pick(SearchWhen, [value])[0] ?? 'any', date_from: undefined, date_to: undefined });
        }}
      />
      {range && (
        <range.DayRange
          from={from}
          to={to}
          onChange={(days) => {
            if (Object.values(days).includes(undefined)) setOwn(true);
            onChange(days);
          }}
        />
      )}
    </>
  );
}

/** The hours as one value, in the format of `SearchFilters.hours`. */
function hoursValue({ time_from = '', time_to = '' }: SearchParams): string {
  return time_from === '' && time_to === '' ? 'any' : `${time_from}-${time_to}`;
}

/** The chosen values that are values of the enum. */
function pick<Value extends string>(values: Record<string, Value>, chosen: readonly string[]): Value[] {
  return Object.values(values).filter((value) => chosen.includes(value));
}

interface ChoiceListProps {
  /** Options of the filter. An option without a count is never disabled. */
  options: readonly (Omit<FilterOption, 'count'> & { readonly count: number | undefined })[];
  chosen: string;
  onChange: (value: string) => void;
}

/** Radio buttons. The value `any` turns the filter off. */
function ChoiceList({ options, chosen, onChange }: ChoiceListProps) {
  const name = useId();
  return options.map(({ value, title, count }) => (
    <Radio
      key={value}
      name={name}
      value={value}
      checked={value === chosen}
      disabled={count === 0 && value !== chosen && value !== 'any'}
      count={count === undefined ? undefined : wholeNumber(count)}
      onChange={() => onChange(value)}
      className="has-disabled:text-ink-3"
    >
      {typeset(title)}
    </Radio>
  ));
}

/**
 * Whether the panel shows a filter: the price if some results have prices, another filter if it has
 * options. The filter of directions is never in the panel, because only links set it.
 */
export function isOffered(key: FilterKey, filters: SearchFilters): boolean {
  return key === 'price' ? filters.price.max !== null : optionsOf(key, filters).length > 0;
}

/** Options of a filter. Only the price has no options. */
function optionsOf(key: Exclude<FilterKey, 'price'>, filters: SearchFilters): readonly FilterOption[] {
  switch (key) {
    case 'rating_from':
      return filters.ratings;
    case 'experience_from':
      return filters.experience;
    case 'gender':
      return withEither(filters.genders);
    // The option «evening» is omitted if there is a separate filter for hours.
    case 'when':
      return filters.hours ? filters.when.filter(({ value }) => value !== SearchWhen.evening) : filters.when;
    case 'hours':
      return filters.hours ?? [];
    case 'funding':
      return filters.funding ?? [];
    case 'facts':
      return filters.facts ?? [];
    case 'meddirections':
      return [];
    default:
      return filters[key];
  }
}

/**
 * Adds the option «any». Its count is the sum of the other counts, because every doctor has a
 * gender.
 */
function withEither(genders: readonly FilterOption[]): readonly FilterOption[] {
  if (genders.length === 0) return [];
  const count = genders.reduce((sum, gender) => sum + gender.count, 0);
  return [{ value: 'any', title: 'Любой', count }, ...genders];
}
