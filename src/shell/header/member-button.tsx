import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentProps } from 'react';
import type { User } from '#generated/models/user.ts';
import { Avatar } from '@/shared/ui/avatar';
import { Icon } from '@/shared/ui/icon';
import { firstAndSurname, firstName } from './user-name';

interface MemberButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly user: User;
}

/** Who is logged in, as the button of the drawer. */
export function MemberButton({ user, ...buttonProps }: MemberButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps}
      className="flex h-11 min-w-0 items-center gap-2 rounded-control pr-1 pl-0.5 font-medium transition-colors hover:bg-teal-tint active:bg-teal-tint-2 phone:hidden"
    >
      <Avatar id={user.id} name={firstAndSurname(user.full_name)} src={user.avatar} size={40} />
      <span className="sr-only">Меню: </span>
      <span className="truncate">{firstName(user.full_name)}</span>
      <Icon icon={IconChevronDown} size={16} />
    </button>
  );
}
