import { useCountryList } from '#generated/api/public-reference/public-reference.ts';
import { IinDoubt } from '@/domain/person/iin-field';
import { PatientIdentityFields, PhoneField } from '@/domain/person/person-fields';
import { dataOf } from '@/shared/api/load';

/**
 * Identity data that a clinic needs. The fields are optional, because the person can give the data
 * at the reception.
 */
export function FamilyIdentity() {
  const countries = useCountryList({ query: { select: dataOf } });
  return (
    <>
      <PatientIdentityFields
        countries={countries}
        optional
        iinHint="По&nbsp;нему клиника находит карту и&nbsp;оформляет договор"
      />
      <PhoneField optional hint="Если у&nbsp;человека есть свой: о&nbsp;визите позвонят и&nbsp;вам" />
      <IinDoubt className="col-span-full" />
    </>
  );
}
