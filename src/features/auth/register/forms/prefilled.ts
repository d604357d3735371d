import type { User } from '#generated/models/user.ts';

/** The parts of a name that the current user has in one: «Осипова Елена Игоревна», surname first. */
export function prefilledName(
  member: User | null,
): Partial<Record<'second_name' | 'first_name' | 'third_name', string>> {
  if (member === null) return {};
  const [second_name = '', first_name = '', ...rest] = member.full_name.trim().split(/\s+/);
  return { second_name, first_name, third_name: rest.join(' ') };
}
