import type { RoleItemSecondFactor } from '#generated/models/role-item-second-factor.ts';
import { useToday } from '@/shared/use-now';
import { useCurrentUser } from './current-user';

interface FactorRequirement {
  readonly from: string;
  readonly isDue: boolean;
}

/**
 * Whether the user's clinic requires a second factor of its staff: not at all, from a later day on,
 * or from now on. It does not matter whether the account has one.
 */
export function useStaffRequirement(): (FactorRequirement & { readonly isMissing: boolean }) | undefined {
  const today = useToday();
  const { user } = useCurrentUser();
  const requirement: RoleItemSecondFactor | undefined = user?.roles.find(
    ({ name }) => name === 'clinic',
  )?.second_factor;
  if (requirement === undefined) return undefined;
  return { from: requirement.required_from, isDue: requirement.required_from <= today, isMissing: requirement.missing };
}

/** The clinic's requirement, if this account has no second factor yet. */
export function useFactorRequirement(): FactorRequirement | undefined {
  const requirement = useStaffRequirement();
  return requirement?.isMissing === true ? requirement : undefined;
}
