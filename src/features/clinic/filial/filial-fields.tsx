import { useStore } from '@tanstack/react-form';
import {
  useCityList,
  useClinicParameterList,
  useClinicTypeList,
  useDistrictList,
} from '#generated/api/public-reference/public-reference.ts';
import { PaymentField } from '@/domain/place/payment-field';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { useBoundField } from '@/shared/form/use-bound-field';
import { SectionQuery } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { chipClass } from '@/shared/ui/chip';
import { newFilial } from './filial-schema';
import { parsePoint } from './geo-text';
import { PlaceSketch } from './place-sketch';

export function MainFields() {
  const form = useTypedAppFormContext({ defaultValues: newFilial });
  const types = useClinicTypeList({ query: { select: dataOf } });
  return (
    <Card aria-labelledby="filial-main">
      <h2 id="filial-main" className="text-title">
        Основное
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField name="title">
          {(field) => <field.TextField label="Название" autoComplete="off" className="col-span-full" />}
        </form.AppField>
        <form.AppField name="short_title">
          {(field) => <field.TextField label="Короткое название" optional autoComplete="off" />}
        </form.AppField>
        <form.AppField name="type_id">{() => <DirectoryField label="Тип" list={types} />}</form.AppField>
        <form.AppField name="contact_person">
          {(field) => (
            <field.TextField
              label="Контактное лицо"
              optional
              hint="Для связи с&nbsp;вами, пациенты не&nbsp;видят"
              className="col-span-full"
            />
          )}
        </form.AppField>
        <form.AppField name="phone">{(field) => <field.PhoneField label="Телефон" />}</form.AppField>
        <form.AppField name="email">{(field) => <field.EmailField label="Почта" optional />}</form.AppField>
        <form.AppField name="description">
          {(field) => (
            <div className="col-span-full">
              <field.TextareaField
                label="Описание"
                optional
                hint="Что здесь есть и&nbsp;как проще прийти: две-три фразы на&nbsp;странице клиники"
              />
            </div>
          )}
        </form.AppField>
      </div>
    </Card>
  );
}

/** Location of a filial: the address, and the coordinates for directions. */
export function PlaceFields() {
  const form = useTypedAppFormContext({ defaultValues: newFilial });
  const cities = useCityList({ query: { select: dataOf } });
  const districts = useDistrictList({ query: { select: dataOf } });
  const [cityId, districtId, typed] = useStore(
    form.store,
    ({ values }) => [Number(values.city_id), Number(values.district_id), values.location] as const,
    (a, b) => a.every((value, index) => value === b[index]),
  );
  const ofCity = districts.data?.filter(({ city_id }) => city_id === cityId);
  const district = ofCity?.find(({ id }) => id === districtId);
  return (
    <Card aria-labelledby="filial-place">
      <h2 id="filial-place" className="text-title">
        Адрес
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField
          name="city_id"
          // The district is reset, because another city has other districts.
          listeners={{ onChange: () => form.setFieldValue('district_id', '') }}
        >
          {() => <DirectoryField label="Город" list={cities} />}
        </form.AppField>
        {(ofCity === undefined || ofCity.length > 0) && (
          <form.AppField name="district_id">
            {() => (
              <DirectoryField
                label="Район"
                optional
                list={{ data: ofCity, isError: districts.isError, refetch: districts.refetch }}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="address">
          {(field) => <field.TextField label="Улица и дом" placeholder="пр. Абая, 150" className="col-span-full" />}
        </form.AppField>
        <form.AppField name="directions">{(field) => <field.TextField label="Этаж, вход" optional />}</form.AppField>
        <form.AppField name="location">
          {(field) => (
            <field.TextField
              label="Точка на карте"
              optional
              inputMode="text"
              placeholder="43.2389, 76.8897"
              hint={
                district
                  ? 'Широта и\u00A0долгота, как их\u00A0копирует карта'
                  : 'Без неё маршрут ведёт в\u00A0центр района или города'
              }
            />
          )}
        </form.AppField>
      </div>
      <PlaceSketch
        districts={ofCity ?? []}
        chosen={district}
        point={parsePoint(typed)}
        onPick={(text) => form.setFieldValue('location', text)}
      />
    </Card>
  );
}

/** How patients pay in the filial. */
export function PaymentCard() {
  const form = useTypedAppFormContext({ defaultValues: newFilial });
  return (
    <Card aria-labelledby="filial-payment">
      <h2 id="filial-payment" className="mb-4 text-title">
        Оплата
      </h2>
      <form.AppField name="payment_methods">{() => <PaymentField label="Как можно заплатить" />}</form.AppField>
    </Card>
  );
}

/** Parameters of a filial as chips that can be switched on and off. */
export function ParameterFields() {
  const parameters = useClinicParameterList({ query: { select: dataOf, meta: { silent: true } } });
  const { value: chosen, change } = useBoundField<readonly number[]>('Удобства');
  return (
    <Card aria-labelledby="filial-parameters">
      <h2 id="filial-parameters" className="text-title">
        Удобства
      </h2>
      <div role="group" aria-labelledby="filial-parameters" className="mt-4 flex flex-wrap gap-2">
        <SectionQuery query={parameters}>
          {(list) =>
            list.map(({ id, title }) => {
              const isOn = chosen.includes(id);
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={isOn}
                  onClick={() =>
                    change(isOn ? chosen.filter((one) => one !== id) : [...chosen, id].toSorted((a, b) => a - b))
                  }
                  className={chipClass(isOn ? 'on' : 'link')}
                >
                  {isOn && <span aria-hidden="true">✓</span>}
                  {title}
                </button>
              );
            })
          }
        </SectionQuery>
      </div>
    </Card>
  );
}
