import type { DoctorClinic } from '@generated/models/doctor-clinic';
import type { SlotDay } from '@generated/models/slot-day';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { noSlotsReason } from './no-slots-reason';

interface NoSlotsProps {
  days: readonly SlotDay[];
  clinic: DoctorClinic;
  /** Another button of the screen is the main one. */
  quiet?: boolean;
}

/** No time to offer: why, and whom to call. Never a dead end. */
export function NoSlots({ days, clinic, quiet }: NoSlotsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Note tone="neutral" glyph={IconCalendarOff}>
        <p className="font-medium text-ink">{noSlotsReason(days)}</p>
        <p className="mt-1">Позвоните в&nbsp;клинику: подскажут, когда врач принимает, или запишут к&nbsp;другому.</p>
      </Note>
      <ButtonAnchor href={phoneHref(clinic.phone)} variant={quiet ? 'secondary' : 'primary'} size="large" wide>
        <Icon glyph={IconPhone} />
        {clinic.phone}
      </ButtonAnchor>
    </div>
  );
}
