import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import type { Funding } from '#generated/models/funding.ts';
import { upperFirst } from '@/shared/format/letter-case';
import { wordFor } from '@/shared/format/word-for';

type Payable = Pick<DoctorOffer, 'funding' | 'osms_hours'>;

const words: Readonly<Record<Funding, string>> = { osms: 'по\u00A0ОСМС', dms: 'по\u00A0ДМС', paid: 'платно' };

/** Name of a payer inside a sentence: «по ОСМС»; empty if there is none. */
export function byPayer(payer: Funding | undefined): string {
  return payer === undefined ? '' : wordFor(words, payer, '');
}

/**
 * Like `byPayer`, but for sentences that say that there are no free times. A visit that the patient
 * pays for is the usual case and not named.
 */
export function byInsurer(payer: Funding | undefined): string {
  return payer === 'paid' ? '' : byPayer(payer);
}

/** «свободного времени по ОСМС», for sentences that say that there is none. */
export function freeTimeOf(payer: Funding | undefined): string {
  return ['свободного времени', byInsurer(payer)].filter(Boolean).join(' ');
}

/**
 * Limits of a payer: «По ОСМС принимают 09:00–13:00», «По ДМС на эту услугу не принимают».
 * Undefined if the payer pays at all times, or if payers are unknown.
 */
export function payerLimits({ funding, osms_hours: hours }: Payable, payer: Funding | undefined): string | undefined {
  const name = upperFirst(byPayer(payer));
  if (funding === undefined || payer === undefined || name === '') return undefined;
  if (!funding.includes(payer)) return `${name} на\u00A0эту услугу не\u00A0принимают`;
  return payer === 'osms' && hours ? `${name} принимают ${hours.from}\u2060–\u2060${hours.to}` : undefined;
}

/** The limits of a payer if they exclude a time like `14:30`, otherwise undefined. */
export function payerObstacle(service: Payable, payer: Funding | undefined, clock: string): string | undefined {
  const { osms_hours: hours, funding } = service;
  const isInside = payer === 'osms' && funding?.includes(payer) && hours && clock >= hours.from && clock < hours.to;
  return isInside ? undefined : payerLimits(service, payer);
}
