import { type DraftPlace, draftPlace } from '@/shared/form/draft-storage';
import type { ProfileValues } from './profile-fields';

const NAME = 'profile';
/**
 * Key in the draft that says that an IIN was typed. The IIN itself is never stored (form-draft.ts).
 */
const IIN_LOST = 'iin_lost';

interface ProfileDraft extends DraftPlace {
  /** Whether an IIN was typed before a reload. The reload has lost the IIN. */
  readonly iinLost: boolean;
}

/**
 * Draft of the profile. It stores only changed fields, because a draft of all fields would undo
 * changes made on another device.
 */
export function profileDraft(initial: ProfileValues): ProfileDraft {
  const place = draftPlace(NAME);
  const iinLost = place.read()[IIN_LOST] === true;
  return {
    ...place,
    iinLost,
    write: (values, withheld = []) => {
      const stored: Readonly<Record<string, unknown>> = initial;
      const changed = Object.entries(values).filter(([name, value]) => value !== stored[name]);
      if (withheld.includes('iin') || (iinLost && changed.length > 0)) changed.push([IIN_LOST, true]);
      if (changed.length === 0) place.drop();
      else place.write(Object.fromEntries(changed));
    },
  };
}
