import { type DraftPlace, draftPlace } from '@/shared/form/draft-storage';
import type { ProfileValues } from './profile-fields';

const NAME = 'profile';
/** In the draft when another IIN was typed: the number itself is never stored (form-draft.ts). */
const IIN_LOST = 'iin_lost';

interface ProfileDraft extends DraftPlace {
  /** Another IIN was typed before the page was reloaded, and is lost. */
  readonly iinLost: boolean;
}

/** Keeps only what was changed: a draft of everything would undo what another device has changed meanwhile. */
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
