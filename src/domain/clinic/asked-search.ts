import type { ClinicCard } from '#generated/models/clinic-card.ts';

interface AskedSearch {
  readonly filial?: number;
  readonly does?: string;
  readonly sought?: string;
}

/**
 * What a link to a clinic carries when one service was asked for: the filial whose price stands on the card, and the service, so that
 * the page goes on with them. Without one the page shows the whole clinic.
 */
export function askedSearch({ filial, offer }: Pick<ClinicCard, 'filial' | 'offer'>): AskedSearch {
  if (offer === null) return {};
  return { filial: filial.id, ...(offer.appointment === 'doctor' ? { does: offer.slug } : { sought: offer.slug }) };
}
