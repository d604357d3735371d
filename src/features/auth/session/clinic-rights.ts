import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { User } from '#generated/models/user.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { currentUserQuery, useCurrentUser } from './current-user';

/**
 * Whether the account has this right in its clinic. An owner's role lists no rights and has all.
 */
export function hasRight(user: User | null, right: ClinicRight): boolean {
  const role = user?.roles.find(({ name }) => name === 'clinic');
  return role !== undefined && (role.rights?.includes(right) ?? true);
}

/** Likewise for settings of the whole clinic: only staff of all filials may change them. */
export function hasWholeClinicRight(user: User | null, right: ClinicRight): boolean {
  const role = user?.roles.find(({ name }) => name === 'clinic');
  return hasRight(user, right) && (role?.filial_ids ?? []).length === 0;
}

/** For screens: hides actions that the account has no right to. */
export function useClinicRight(right: ClinicRight): boolean {
  return hasRight(useCurrentUser().user, right);
}

/** Like `useClinicRight`, for settings of the whole clinic. */
export function useWholeClinicRight(right: ClinicRight): boolean {
  return hasWholeClinicRight(useCurrentUser().user, right);
}

/** For loaders: skips requests that the server would refuse. */
export async function mayInClinic(queryClient: QueryClient, right: ClinicRight): Promise<boolean> {
  const { data } = await queryClient.query({ ...currentUserQuery(), staleTime: unlessInvalidated });
  return hasRight(data.user, right);
}

/**
 * `beforeLoad: guardRight('news')`: without the right, shows «Доступ запрещен» and who grants it.
 */
export function guardRight(right: ClinicRight) {
  return async ({ context }: { readonly context: { readonly queryClient: QueryClient } }): Promise<void> => {
    if (!(await mayInClinic(context.queryClient, right))) {
      throw redirect({ to: '/unauthorized', search: { lacks: 'right' }, replace: true });
    }
  };
}
