import type { RoleItemSecondFactor } from '#generated/models/role-item-second-factor.ts';
import { useToday } from '@/shared/use-now';
import { useCurrentUser } from './current-user';

interface FactorDemand {
  readonly from: string;
  readonly isDue: boolean;
}

/**
 * Whether the user's clinic requires a second factor of its staff: not at all, from a later day on,
 * or from now on. It does not matter whether the account has one.
 */
export function useStaffDemand(): (FactorDemand & { readonly isMissing: boolean }) | undefined {
  const today = useToday();
  const { user } = useCurrentUser();
  const demand: RoleItemSecondFactor | undefined = user?.roles.find(({ name }) => name === 'clinic')?.second_factor;
  if (demand === undefined) return undefined;
  return { from: demand.required_from, isDue: demand.required_from <= today, isMissing: demand.missing };
}

/** The clinic's demand, if this account has no second factor yet. */
export function useFactorDemand(): FactorDemand | undefined {
  const demand = useStaffDemand();
  return demand?.isMissing === true ? demand : undefined;
}
