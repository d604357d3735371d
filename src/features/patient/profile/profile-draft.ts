import { dropDraft, readDraft, writeDraft } from '@/shared/form/draft-storage';
import type { DraftPlace } from '@/shared/form/form-draft';
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
