import type { LinkProps } from '@tanstack/react-router';
import type { FilialBrief } from '#generated/models/filial-brief.ts';
import type { VisitDoctor } from '#generated/models/visit-doctor.ts';
import { shortName } from '@/shared/format/name';

/** Whom a visit is to: a doctor, or the filial itself, where a sample for an analysis is given. */
export interface VisitHost {
  readonly doctor: VisitDoctor | null;
  readonly filial: FilialBrief;
}

/** What one comes for where no doctor receives. */
export const SAMPLING_TITLE = 'Сдача анализов';

/** «Айгуль Серикова»; without a doctor what one comes for. */
export function visitWith({ doctor }: Pick<VisitHost, 'doctor'>): string {
  return doctor === null ? SAMPLING_TITLE : shortName(doctor);
}

/** Where the same is booked once more: the doctor's times, or those of the filial. */
export function againLink({ doctor, filial }: VisitHost, service: number): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const search = { filial: filial.id, service };
  return doctor === null
    ? { to: '/clinic/$slug/sampling', params: { slug: filial.clinic_slug }, search }
    : { to: '/doctor/$slug', params: { slug: doctor.slug }, search };
}
