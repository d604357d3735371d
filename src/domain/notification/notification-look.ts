import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { NotificationKind } from '#generated/models/notification-kind.ts';
import type { IconComponent } from '@/shared/ui/icon';

interface Look {
  readonly icon: IconComponent;
  readonly tint: string;
}

const teal = 'bg-teal-tint text-teal';
const green = 'bg-green-tint text-green-ink';
const amber = 'bg-amber-tint text-amber-ink';
const red = 'bg-red-tint text-red-hover';

const looks: Readonly<Record<NotificationKind, Look>> = {
  visit_created: { icon: IconCalendarPlus, tint: green },
  visit_confirmed: { icon: IconCalendarCheck, tint: green },
  visit_rescheduled: { icon: IconCalendarRepeat, tint: teal },
  visit_cancelled: { icon: IconCalendarX, tint: red },
  visit_reminder: { icon: IconCalendarEvent, tint: teal },
  visit_ended: { icon: IconCalendarCheck, tint: teal },
  review: { icon: IconStar, tint: amber },
  reply: { icon: IconMessage, tint: teal },
  binding: { icon: IconBuildingHospital, tint: teal },
  dispute: { icon: IconAlertTriangle, tint: amber },
  moderation: { icon: IconShieldCheck, tint: teal },
  waitlist: { icon: IconHourglass, tint: amber },
  document: { icon: IconFileText, tint: teal },
  conclusion: { icon: IconFileText, tint: teal },
  access: { icon: IconUsersGroup, tint: teal },
  system: { icon: IconBell, tint: teal },
};

/** Icon and colour of a kind of notification. An unknown kind looks like a system message. */
export function notificationLook(kind: NotificationKind): Look {
  return Object.hasOwn(looks, kind) ? looks[kind] : looks.system;
}
