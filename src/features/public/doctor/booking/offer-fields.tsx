import type { DoctorService } from '#generated/models/doctor-service.ts';
import { groupByKind } from '@/domain/service/service-groups';
import { PlaceLine } from '@/domain/visit/visit-format';
import { price } from '@/shared/format/price';
import { SelectField } from '@/shared/ui/fields/select';
import type { Offer } from './booking-choice';
import { useChoose } from './use-choose';

/** Short enough to leave room for the price, unless that would make two services alike (a doctor of two specialisations). */
function optionText({ service, price: amount }: DoctorService, all: readonly DoctorService[]): string {
  const short = service.short_title ?? service.title;
  const alike = all.some((other) => other.service.id !== service.id && other.service.short_title === short);
  return `${alike ? service.title : short}, ${price(amount)}`;
}

/** What for and where. */
export function OfferFields({ offer }: { offer: Offer }) {
  const choose = useChoose();
  const groups = groupByKind(offer.services);

  return (
    <>
      <SelectField
        label="Услуга"
        value={offer.chosen.service.id}
        onChange={(event) => choose.service(Number(event.target.value))}
      >
        {groups.map(({ kind, title, services }) => (
          <optgroup key={kind} label={title}>
            {services.map((each) => (
              <option key={each.id} value={each.service.id}>
                {optionText(each, offer.services)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <PlaceLine format={offer.chosen.service.format} />
      <SelectField
        label="Клиника"
        value={offer.clinic.id}
        onChange={(event) => choose.filial(Number(event.target.value))}
      >
        {offer.clinics.map(({ id, title, address }) => (
          <option key={id} value={id}>
            {title}, {address}
          </option>
        ))}
      </SelectField>
    </>
  );
}
