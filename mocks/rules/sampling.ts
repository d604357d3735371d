import type { BookedService } from '#generated/models/booked-service.ts';
import type { Db } from '../db/db.ts';
import { filialOffer, type FilialOffer } from '../db/filial-offers.ts';
import type { Filial } from '../db/types/place.ts';
import { clashing } from './each-service.ts';
import { isPublicFilial } from './identity.ts';
import { Refusal } from './refusal.ts';

/**
 * Finds analyses for which the filial takes samples by appointment, in the requested order.
 *
 * @param field field of the request with the analyses, if it has another name
 * @throws Refusal 422 at `filial_id`, `service_id` or `service_ids`; 409 at `service_ids` if the
 * filial takes only some of the analyses or their preparations contradict each other
 */
export function offeredSampling(
  db: Db,
  filialId: number,
  serviceIds: readonly number[],
  field?: string,
): FilialOffer[] {
  const filial = db.filials.get(filialId);
  if (filial === undefined || !isPublicFilial(db, filialId)) {
    throw Refusal.invalid({ filial_id: ['Такого филиала нет'] });
  }
  const found = samplesAt(db, filial, serviceIds);
  if (found.missing.length > 0) {
    if (serviceIds.length === 1) {
      throw Refusal.invalid({ [field ?? 'service_id']: ['В этом филиале такой анализ не берут'] });
    }
    const titles = found.missing.map((id) => titleOf(db, id, field));
    const text = `В этом филиале не берут: ${titles.join('; ')}`;
    throw Refusal.conflict('services_missing', 'service_ids', text, text, { service_ids: found.missing });
  }
  if (found.offers.some(({ appointment }) => appointment !== 'filial')) {
    throw Refusal.invalid({ filial_id: ['В этом филиале анализы сдают без записи'] });
  }
  const clash = clashing(found.offers.map(({ service }) => service));
  if (clash.length > 0) {
    const text = `Не сдают за один визит: ${clash.map(({ title }) => title).join('; ')}`;
    const service_ids = clash.map(({ id }) => id);
    throw Refusal.conflict('services_clash', 'service_ids', text, text, { service_ids });
  }
  return found.offers;
}

function titleOf(db: Db, id: number, field = 'service_ids'): string {
  const service = db.services.get(id);
  if (service?.kind === 'analysis') return service.title;
  throw Refusal.invalid({ [field]: ['Сразу можно сдать только анализы'] });
}

/**
 * Splits analyses into offers of the filial, with or without appointment, and ids of those that it
 * does not take.
 */
export function samplesAt(db: Db, filial: Filial, serviceIds: readonly number[]) {
  const offers: FilialOffer[] = [];
  const missing: number[] = [];
  for (const id of serviceIds) {
    const offer = db.services.get(id)?.kind === 'analysis' ? filialOffer(db, filial, id) : null;
    if (offer === null || offer.hours === null) missing.push(id);
    else offers.push(offer);
  }
  return { offers, missing };
}

export function bookedService({ service, price_from, ready_in_workdays }: FilialOffer): BookedService {
  return { service_id: service.id, service_title: service.title, price: price_from, ready_in_workdays };
}

/**
 * Returns the ids of the requested services, `service_id` first.
 *
 * @throws Refusal 422 at `service_ids` if `service_id` is not among them
 */
export function namedServices(serviceId: number, serviceIds: readonly number[] = [serviceId]): readonly number[] {
  if (!serviceIds.includes(serviceId)) throw Refusal.invalid({ service_ids: ['Среди услуг нет основной'] });
  return [serviceId, ...serviceIds.filter((id) => id !== serviceId)];
}
