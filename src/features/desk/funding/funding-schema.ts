import * as v from 'valibot';
import type { Funding } from '#generated/models/funding.ts';
import { time } from '@/shared/form/rules/moment';
import type { FundedService, PayersChange } from './funding-desk';

/** Hours of ОСМС that the form proposes. */
const MORNING = { from: '09:00', to: '13:00' };

/**
 * Converts the payers of a service to form values.
 * @param isFamily whether the doctor writes referrals
 */
export function fundingValues(
  { id, funding = [], needs_referral, osms_hours: hours }: FundedService,
  isFamily: boolean,
) {
  return {
    funding: [...funding],
    needs_referral: needs_referral ?? !isFamily,
    osms_times: hours ? ('some' as const) : ('all' as const),
    osms_from: hours?.from ?? MORNING.from,
    osms_to: hours?.to ?? MORNING.to,
    ids: [id],
  };
}

/** Whether the form asks for the hours of ОСМС: only if another payer covers the other hours. */
export function asksForHours(funding: readonly string[]): boolean {
  return funding.includes('osms') && funding.length > 1;
}

/** Form schema of the payers. Its output is a `PayersChange`. */
export const fundingSchema = v.pipe(
  v.object({
    // A payer that this version doesn't know has no checkbox and stays.
    funding: v.array(v.custom<Funding>((value) => typeof value === 'string')),
    needs_referral: v.boolean(),
    osms_times: v.picklist(['all', 'some']),
    osms_from: v.string(),
    osms_to: v.string(),
    ids: v.pipe(v.array(v.number()), v.minLength(1, 'Не\u00A0выбрано ни\u00A0одной услуги')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { funding, osms_times, osms_from, osms_to } = dataset.value;
    if (osms_times === 'all' || !asksForHours(funding)) return;
    for (const [key, value] of [
      ['osms_from', osms_from],
      ['osms_to', osms_to],
    ] as const) {
      const { issues } = v.safeParse(time(), value);
      if (issues) addIssue({ message: issues[0].message, path: [pathOf(dataset.value, key)] });
    }
    if (osms_to <= osms_from) {
      addIssue({ message: 'Конец должен быть позже начала', path: [pathOf(dataset.value, 'osms_to')] });
    }
  }),
  v.transform(({ ids, funding, needs_referral, osms_times, osms_from, osms_to }): PayersChange => ({
    ids,
    funding,
    needs_referral: funding.includes('osms') && needs_referral,
    osms_hours: osms_times === 'some' && asksForHours(funding) ? { from: osms_from, to: osms_to } : null,
  })),
);

function pathOf<Key extends 'osms_from' | 'osms_to'>(input: Record<Key, string>, key: Key) {
  return { type: 'object' as const, origin: 'value' as const, input, key, value: input[key] };
}
