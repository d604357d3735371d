import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { User } from '#generated/models/user.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { currentUserQuery, useCurrentUser } from './current-user';

/** Whether the account may do this in its clinic. The owner's role lists no rights: it has all of them. */
export function hasRight(user: User | null, right: ClinicRight): boolean {
  const role = user?.roles.find(({ name }) => name === 'clinic');
  return role !== undefined && (role.rights?.includes(right) ?? true);
}

/** For a screen: what the account may not do is not offered. */
export function useClinicRight(right: ClinicRight): boolean {
  return hasRight(useCurrentUser().user, right);
}

/**
 * The same for what concerns the whole clinic: nobody else changes that than who works with all of
 * its filials.
 */
export function useWholeClinicRight(right: ClinicRight): boolean {
  const { user } = useCurrentUser();
  const role = user?.roles.find(({ name }) => name === 'clinic');
  return hasRight(user, right) && (role?.filial_ids ?? []).length === 0;
}

/** For a loader: what would be refused is not asked for. */
export async function mayInClinic(queryClient: QueryClient, right: ClinicRight): Promise<boolean> {
  const { data } = await queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated });
  return hasRight(data.user, right);
}

/** `beforeLoad: guardRight('news')` below the clinic's guard: whoever lacks the right reads «Доступ запрещен» and who gives it. */
export function guardRight(right: ClinicRight) {
  return async ({ context }: { readonly context: { readonly queryClient: QueryClient } }): Promise<void> => {
    if (!(await mayInClinic(context.queryClient, right))) {
      throw redirect({ to: '/unauthorized', search: { lacks: 'right' }, replace: true });
    }
  };
}
