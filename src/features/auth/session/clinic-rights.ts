import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { User } from '#generated/models/user.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { currentUserQuery, useCurrentUser } from './current-user';

/**
 * Whether the user has this right in their clinic. The role of an owner contains no list of rights,
 * because an owner has all rights.
 */
export function hasRight(user: User | null, right: ClinicRight): boolean {
  const role = user?.roles.find(({ name }) => name === 'clinic');
  return role !== undefined && (role.rights?.includes(right) ?? true);
}

/**
 * Whether the user has this right for settings of the whole clinic. Only staff with access to all
 * filials can change these settings.
 */
export function hasWholeClinicRight(user: User | null, right: ClinicRight): boolean {
  const role = user?.roles.find(({ name }) => name === 'clinic');
  return hasRight(user, right) && (role?.filial_ids ?? []).length === 0;
}

/** Whether the current user has this right. Screens hide actions that the user may not do. */
export function useClinicRight(right: ClinicRight): boolean {
  return hasRight(useCurrentUser().user, right);
}

/** Whether the current user has this right for settings of the whole clinic. */
export function useWholeClinicRight(right: ClinicRight): boolean {
  return hasWholeClinicRight(useCurrentUser().user, right);
}

/**
 * Whether the current user has this right. For loaders, which then skip requests that the server
 * would refuse.
 */
export async function mayInClinic(queryClient: QueryClient, right: ClinicRight): Promise<boolean> {
  const { data } = await queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated });
  return hasRight(data.user, right);
}

/**
 * Returns a `beforeLoad` of a route: `beforeLoad: guardRight('news')`. If the user lacks the right,
 * the page shows «Доступ запрещен» and who can grant it.
 */
export function guardRight(right: ClinicRight) {
  return async ({ context }: { readonly context: { readonly queryClient: QueryClient } }): Promise<void> => {
    if (!(await mayInClinic(context.queryClient, right))) {
      throw redirect({ to: '/unauthorized', search: { lacks: 'right' }, replace: true });
    }
  };
}
