import { dropDraft, readDraft, writeDraft } from '@/shared/form/draft-storage';
import type { DraftPlace } from '@/shared/form/form-draft';
import type { ProfileValues } from './profile-fields';

const NAME = 'profile';
/** Stands in the draft when another IIN was typed: the number itself is never kept (form-draft.ts). */
const IIN_LOST = 'iin_lost';

interface ProfileDraft extends DraftPlace {
  /** Another IIN was typed before the page was loaded anew, and is not here any more. */
  readonly iinLost: boolean;
}

/** Keeps only what was changed: a draft of the whole would put back what another device has changed meanwhile. */
export function profileDraft(initial: ProfileValues): ProfileDraft {
  const iinLost = readDraft(NAME)[IIN_LOST] === true;
  return {
    iinLost,
    read: () => readDraft(NAME),
    write: (values, withheld = []) => {
      const stored: Readonly<Record<string, unknown>> = initial;
      const changed = Object.entries(values).filter(([name, value]) => value !== stored[name]);
      if (withheld.includes('iin') || (iinLost && changed.length > 0)) changed.push([IIN_LOST, true]);
      if (changed.length === 0) dropDraft(NAME);
      else writeDraft(NAME, Object.fromEntries(changed));
    },
    drop: () => dropDraft(NAME),
  };
}
