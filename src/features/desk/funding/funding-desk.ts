import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { TimeInterval } from '#generated/models/time-interval.ts';
import { fundingLabel } from '@/domain/service/funding-text';
import { lowerFirst, upperFirst } from '@/shared/format/letter-case';
import { wordFor } from '@/shared/format/word-for';
import type { WriteOf } from '@/shared/write/use-write-of';

/** Who pays for a service, as the filial or doctor has stated it. */
export interface Payers {
  readonly funding?: readonly Funding[];
  readonly needs_referral?: boolean;
  readonly osms_hours?: TimeInterval;
}

/** A service whose payers can be stated; `id` is the id that the cabinet's operation takes. */
export interface FundedService extends Payers {
  readonly id: number;
  readonly title: string;
}

/** Slugs of the specialisations whose doctors write the referrals. */
const FAMILY_DOCTORS: ReadonlySet<string> = new Set(['terapevt', 'pediatr', 'vrach-obshchei-praktiki']);

/**
 * Whether patients of ОСМС visit the doctor without a referral. The first specialisation decides.
 */
export function isFamilyDoctor([main]: readonly { readonly slug: string }[]): boolean {
  return main !== undefined && FAMILY_DOCTORS.has(main.slug);
}

/** Converts a service of a doctor for the form. */
export function fundedLink({ service, ...link }: DoctorServiceLink): FundedService {
  return { ...link, title: service.title };
}

/** Payers of one or several services, as the form sends them. */
export interface PayersChange {
  readonly ids: number[];
  readonly funding: Funding[];
  readonly needs_referral: boolean;
  readonly osms_hours: TimeInterval | null;
}

/** The operation with which a cabinet states who pays. */
export type FundingWrite<Variables> = WriteOf<unknown, Variables>;

/**
 * Text: «По ОСМС бесплатно (с направлением, 09:00–13:00), платно»; undefined if the payers are
 * unknown.
 */
export function payersText({ funding = [], needs_referral, osms_hours: hours }: Payers): string | undefined {
  if (funding.length === 0) return undefined;
  const details = [
    needs_referral === true && 'с\u00A0направлением',
    hours && `${hours.from}\u2060–\u2060${hours.to}`,
  ].filter((text) => text !== false && text !== undefined);
  const parts = funding.map((one) => {
    const word = lowerFirst(wordFor(fundingLabel, one, 'Иначе'));
    return one === 'osms' && details.length > 0 ? `${word} (${details.join(', ')})` : word;
  });
  return upperFirst(parts.join(', '));
}
