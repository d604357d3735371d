import { formatWords } from '@/domain/visit/visit-format';
import { typeset } from '@/shared/format/typography';
import type { Offer } from './booking-choice';

/** Where what is offered takes place: the clinic's name, «Онлайн, по видеосвязи», «На дому». */
export function offerPlace({ chosen: { service }, clinic }: Offer): string {
  return service.format === 'clinic' ? typeset(clinic.title) : formatWords(service.format).title;
}
