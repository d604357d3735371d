import type { RoleItemSecondFactor } from '#generated/models/role-item-second-factor.ts';
import { useToday } from '@/shared/use-now';
import { useCurrentUser } from './current-user';

interface FactorRequirement {
  readonly from: string;
  readonly isDue: boolean;
}

/**
 * The second factor that the user's clinic requires of its staff: from which day on, and whether
 * this account still lacks it. Undefined if the clinic does not require it.
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
