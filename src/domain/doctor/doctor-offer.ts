import type { DoctorCard } from '@generated/models/doctor-card';

/** Where links of a card lead: to the filial and the service that it shows, so that the page goes on with them. */
export function offerSearch({ filial, offer }: Pick<DoctorCard, 'filial' | 'offer'>) {
  return { filial: filial.id, ...(offer !== null && { service: offer.service_id }) };
}
