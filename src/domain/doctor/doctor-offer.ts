import type { DoctorOffer } from '#generated/models/doctor-offer.ts';

interface Shown {
  readonly offer: DoctorOffer | null;
  readonly filial: { readonly id: number };
}

/** What a link to a doctor carries: the service and the filial that are shown beside it, so that the page goes on with them. */
export function offerSearch(shown: Shown): { filial: number; service?: number };
/** Where no time is free anywhere there is no filial to go on with. */
export function offerSearch(shown: Pick<Shown, 'offer'> & { readonly filial?: Shown['filial'] | undefined }): {
  filial?: number;
  service?: number;
};
export function offerSearch({
  offer,
  filial,
}: Pick<Shown, 'offer'> & { readonly filial?: Shown['filial'] | undefined }) {
  return { ...(filial && { filial: filial.id }), ...(offer && { service: offer.service_id }) };
}
