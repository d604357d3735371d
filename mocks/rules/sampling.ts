import type { Db } from '../db/db.ts';
import { filialOffer, type FilialOffer } from '../db/filial-offers.ts';
import { isPublicFilial } from './identity.ts';
import { Refusal } from './refusal.ts';

/**
 * An analysis for which the filial takes samples by appointment.
 *
 * @throws Refusal 422 at `filial_id` or `service_id` otherwise
 */
export function offeredSampling(db: Db, filialId: number, serviceId: number): FilialOffer {
  const filial = db.filials.get(filialId);
  if (filial === undefined || !isPublicFilial(db, filialId)) {
    throw Refusal.invalid({ filial_id: ['Такого филиала нет'] });
  }
  const service = db.services.get(serviceId);
  const offer = service?.kind === 'analysis' ? filialOffer(db, filial, serviceId) : null;
  if (offer === null) throw Refusal.invalid({ service_id: ['В этом филиале такой анализ не берут'] });
  if (offer.appointment !== 'filial') {
    throw Refusal.invalid({ filial_id: ['В этом филиале анализы сдают без записи'] });
  }
  return offer;
}
