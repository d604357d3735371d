import type { RoleItemSecondFactor } from '#generated/models/role-item-second-factor.ts';
import { useToday } from '@/shared/use-now';
import { useCurrentUser } from './current-user';

/**
 * Whether the user's clinic requires a second factor: not at all, from a later day on, or from now
 * on.
 */
export function useFactorDemand(): { readonly from: string; readonly isDue: boolean } | undefined {
  const today = useToday();
  const { user } = useCurrentUser();
  const demand: RoleItemSecondFactor | undefined = user?.roles.find(({ name }) => name === 'clinic')?.second_factor;
  if (!demand?.missing) return undefined;
  return { from: demand.required_from, isDue: demand.required_from <= today };
}
