import { brand } from '@/shared/config/brand';
import { wholeNumber } from '@/shared/format/number';
import { plural } from '@/shared/format/plural';

const { doctors, clinics, users, cities, atLeast } = brand.figures[brand.figures.shown];

const figures = [
  { value: doctors, label: plural(doctors, { one: 'врач', few: 'врача', many: 'врачей' }) },
  {
    value: clinics,
    label: plural(clinics, {
      one: 'медицинская организация',
      few: 'медицинские организации',
      many: 'медицинских организаций',
    }),
  },
  users !== undefined && {
    value: users,
    label: plural(users, { one: 'пользователь', few: 'пользователя', many: 'пользователей' }),
  },
  cities !== undefined && { value: cities, label: plural(cities, { one: 'город', few: 'города', many: 'городов' }) },
].filter((figure) => figure !== false);

/** The promotional block (docs/rules.md §1). */
export function Figures() {
  return (
    <section className="rounded-card bg-canvas px-5 py-6 desktop:px-10 desktop:py-10 wide:flex wide:items-center wide:px-12">
      <h2 className="text-h2 wide:w-81 wide:shrink-0">
        {brand.name} <br className="narrow:hidden" />
        в&nbsp;цифрах
      </h2>
      <dl className="mt-3 grid grow phone:grid-cols-[auto_1fr] phone:gap-x-3 desktop:mt-6 desktop:grid-cols-3 desktop:gap-8 wide:mt-0">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end phone:col-span-full phone:grid phone:grid-cols-subgrid phone:items-center phone:border-t phone:border-line phone:py-3 phone:last:pb-0"
          >
            <dt className="text-ink-2 phone:col-start-2 phone:row-start-1">{label}</dt>
            <dd className="text-h1">{`${wholeNumber(value)}${atLeast ? '+' : ''}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
