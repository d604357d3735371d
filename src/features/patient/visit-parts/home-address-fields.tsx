import { useTypedAppFormContext } from '@/shared/form/app-form';
import { homeAddressDefaults } from './home-address-schema';

/** Fields for the address of a home visit, including what helps to find the house and to get in. */
export function HomeAddressFields({ city }: { city: string }) {
  const form = useTypedAppFormContext({ defaultValues: { home_address: homeAddressDefaults } });
  return (
    <div className="grid grid-cols-4 gap-4 phone:grid-cols-2">
      <div className="col-span-full">
        <form.AppField name="home_address.street">
          {(field) => (
            <field.TextField
              label="Улица и дом"
              hint={`${city}. Врач выезжает только по\u00A0этому городу`}
              autoComplete="street-address"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="home_address.flat">{(field) => <field.TextField label="Квартира" />}</form.AppField>
      <form.AppField name="home_address.entrance">{(field) => <field.TextField label="Подъезд" />}</form.AppField>
      <form.AppField name="home_address.floor">
        {(field) => <field.TextField label="Этаж" inputMode="numeric" />}
      </form.AppField>
      <form.AppField name="home_address.intercom">{(field) => <field.TextField label="Домофон" />}</form.AppField>
      <div className="col-span-full">
        <form.AppField name="home_address.note">
          {(field) => (
            <field.TextField label="Как пройти" optional placeholder="Шлагбаум со стороны двора, встретим у подъезда" />
          )}
        </form.AppField>
      </div>
    </div>
  );
}
