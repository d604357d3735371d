import type { ClinicSampleListAnswer } from '#generated/models/clinic-sample-list-answer.ts';
import type { Db } from '../../db/db.ts';
import { filialOffers } from '../../db/filial-offers.ts';
import type { Filial } from '../../db/types/place.ts';
import { together } from '../../rules/each-service.ts';
import { Refusal } from '../../rules/refusal.ts';
import { SAMPLING_MINUTES } from '../../slots/sampling-times.ts';
import { serviceView } from './service.ts';

/**
 * Returns the analyses that a filial takes by appointment, and the chosen analyses combined into
 * one service.
 *
 * @throws Refusal 422 at `service_ids` for an analysis that the filial does not take
 */
export function deskSamples(db: Db, filial: Filial, chosen: readonly number[]): ClinicSampleListAnswer['data'] {
  const offers = filialOffers(db, filial).filter(
    ({ service, appointment }) => service.kind === 'analysis' && appointment === 'filial',
  );
  const own = chosen.map((id, index) => {
    const offer = offers.find(({ service }) => service.id === id);
    if (offer === undefined) throw Refusal.invalid({ [`service_ids.${index}`]: ['Здесь такой анализ не берут'] });
    return offer;
  });
  const services = own.map(({ service, price_from: price }) => ({
    service_id: service.id,
    service_title: service.title,
    price,
    ready_in_workdays: null,
  }));
  return {
    analyses: offers.map(({ service, price_from: price, ready_in_workdays }) => ({
      service: serviceView(db, service),
      price,
      ready_in_workdays,
    })),
    together:
      services.length === 0
        ? null
        : {
            price: services.reduce((sum, { price }) => sum + price, 0),
            duration_minutes: SAMPLING_MINUTES,
            ...together(db, { filial_id: filial.id, service_id: services[0]?.service_id ?? 0, services }),
          },
  };
}
