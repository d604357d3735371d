import type { DoctorOffer } from '@generated/models/doctor-offer';

interface Shown {
  readonly offer: DoctorOffer | null;
  /** Absent where no time is free anywhere. */
  readonly filial?: { readonly id: number } | undefined;
}

/** What a link to a doctor carries: the service and the filial that are shown beside it, so that the page goes on with them. */
export function offerSearch({ offer, filial }: Shown): { filial?: number; service?: number } {
  return { ...(filial && { filial: filial.id }), ...(offer && { service: offer.service_id }) };
}
