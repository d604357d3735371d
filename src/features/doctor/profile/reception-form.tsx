import * as v from 'valibot';
import { useDoctorReceptionUpdate } from '#generated/api/doctor-profile/doctor-profile.ts';
import type { DoctorReceptionRequest } from '#generated/models/doctor-reception-request.ts';
import { PaymentField, paymentSchema } from '@/domain/place/payment-field';
import { plainTyped } from '@/shared/format/typed-text';
import { useWrite } from '@/shared/write/use-write';
import type { ProfileFormProps } from './profile-forms';
import { ProfileSection, SectionForm, useSection } from './use-section';

const GROWN_UP = 18;
const age = v.pipe(
  v.string(),
  v.transform(plainTyped),
  v.regex(/^(\d{1,2}|1[01]\d|120)?$/, 'Возраст от\u00A00 до\u00A0120'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

const fields = v.object({
  adults: v.boolean(),
  children: v.boolean(),
  age_min: age,
  age_max: age,
  online: v.boolean(),
  home_visits: v.boolean(),
  payment_methods: paymentSchema,
});

type Reception = v.InferOutput<typeof fields>;

/**
 * Returns the first contradiction between age groups and age limits. For example, without children
 * the minimum age must be 18 or more, and without adults the maximum age must be below 18.
 */
function contradiction(reception: Reception): readonly [field: keyof Reception, message: string] | undefined {
  const { adults, children, age_min: from, age_max: to } = reception;
  if (!adults && !children) return ['children', 'Выберите, кого вы\u00A0принимаете'];
  if (from !== null && to !== null && to < from) return ['age_max', 'Возраст «до» меньше возраста «от»'];
  if (children && from !== null && from >= GROWN_UP) return ['age_min', 'Для детей укажите возраст меньше\u00A018'];
  if (!children && (from === null || from < GROWN_UP)) {
    return ['age_min', 'Вы не\u00A0принимаете детей: укажите возраст от\u00A018'];
  }
  if (!adults && (to === null || to >= GROWN_UP)) {
    return ['age_max', 'Вы не\u00A0принимаете взрослых: укажите возраст до\u00A017'];
  }
  return undefined;
}

export const receptionSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    const found = dataset.typed ? contradiction(dataset.value) : undefined;
    if (found === undefined || !dataset.typed) return;
    const [key, message] = found;
    const { value: input } = dataset;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
  v.transform(({ adults, children, ...rest }): DoctorReceptionRequest => ({
    ...rest,
    patients: [...(adults ? (['adults'] as const) : []), ...(children ? (['children'] as const) : [])],
  })),
);

export function ReceptionForm({ onType }: ProfileFormProps) {
  const update = useWrite(useDoctorReceptionUpdate());
  const { form, frame } = useSection({
    schema: receptionSchema,
    draft: { name: 'doctor-reception' },
    lists: ['patients', 'formats', 'payment_methods'],
    valuesOf: (profile) => ({
      adults: profile.patients.includes('adults'),
      children: profile.patients.includes('children'),
      age_min: String(profile.age_min ?? ''),
      age_max: String(profile.age_max ?? ''),
      online: profile.formats.includes('online'),
      home_visits: profile.formats.includes('home'),
      payment_methods: profile.payment_methods ?? [],
    }),
    names: {
      adults: 'приём взрослых',
      children: 'приём детей',
      age_min: 'возраст от',
      age_max: 'возраст до',
      online: 'приём онлайн',
      home_visits: 'приём на\u00A0дому',
      payment_methods: 'оплата на\u00A0дому',
    },
    save: (data, headers) => update.ask({ data, headers }),
    onType: ({ adults, children, online, home_visits: home }) => onType({ adults, children, online, home }),
  });
  return (
    <ProfileSection
      id="reception"
      heading="Кого и&nbsp;как принимаете"
      note="Пациент другого возраста к&nbsp;вам не&nbsp;запишется. Если выключить онлайн или выезд, такие услуги скроются."
    >
      <SectionForm {...frame}>
        <fieldset>
          <legend className="mb-1 text-small font-medium">Кого</legend>
          <form.AppField name="adults">{(field) => <field.Checkbox label="Взрослых" />}</form.AppField>
          <form.AppField name="children">{(field) => <field.Checkbox label="Детей" />}</form.AppField>
        </fieldset>
        <fieldset>
          <legend className="mb-1 text-small font-medium">Кроме приёма в&nbsp;клинике</legend>
          <form.AppField name="online">{(field) => <field.Checkbox label="Онлайн, по видеосвязи" />}</form.AppField>
          <form.AppField name="home_visits">{(field) => <field.Checkbox label="На дому" />}</form.AppField>
        </fieldset>
        <form.Subscribe selector={({ values }) => values.home_visits}>
          {(isHome) =>
            isHome && (
              <form.AppField name="payment_methods">
                {() => <PaymentField label="Как вам платят на&nbsp;дому" />}
              </form.AppField>
            )
          }
        </form.Subscribe>
        <form.AppField name="age_min">
          {(field) => <field.TextField label="Возраст от, лет" optional inputMode="numeric" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="age_max">
          {(field) => <field.TextField label="Возраст до, лет" optional inputMode="numeric" autoComplete="off" />}
        </form.AppField>
      </SectionForm>
    </ProfileSection>
  );
}
