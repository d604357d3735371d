import { brand } from '@/shared/config/brand';
import { wholeNumber } from '@/shared/format/number';
import { plural } from '@/shared/format/plural';

const { doctors, clinics, users } = brand.figures;

const figures: readonly { value: number; label: string }[] = [
  { value: doctors, label: plural(doctors, { one: 'врач', few: 'врача', many: 'врачей' }) },
  {
    value: clinics,
    label: plural(clinics, {
      one: 'медицинская организация',
      few: 'медицинские организации',
      many: 'медицинских организаций',
    }),
  },
  { value: users, label: plural(users, { one: 'пользователь', few: 'пользователя', many: 'пользователей' }) },
];

/** The promotional block (specification §1). */
export function Figures() {
  return (
    <section className="flex items-center rounded-card bg-canvas px-12 py-10 phone:px-5 phone:py-6 narrow:flex-col narrow:items-stretch">
      <h2 className="text-h2 wide:w-81 wide:shrink-0">
        {brand.name} <br className="narrow:hidden" />
        в&nbsp;цифрах
      </h2>
      <dl className="grid grow grid-cols-3 gap-8 phone:mt-3 phone:grid-cols-1 phone:gap-0 narrow:mt-6">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end phone:flex-row-reverse phone:items-center phone:justify-between phone:border-t phone:border-line phone:py-3 phone:last:pb-0"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-h1">{wholeNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
