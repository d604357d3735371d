import { dropDraft, readDraft, writeDraft } from '@/shared/form/draft-storage';
import type { DraftPlace } from '@/shared/form/form-draft';
import type { ProfileValues } from './profile-schema';

const NAME = 'profile';

/**
 * Keeps only what was changed: a draft of the whole would put back what another device has changed meanwhile. An IIN is never
 * kept (form-draft.ts).
 */
export function profileDraft(initial: ProfileValues): DraftPlace {
  return {
    read: () => readDraft(NAME),
    write: (values) => {
      const stored: Readonly<Record<string, unknown>> = initial;
      const changed = Object.entries(values).filter(([name, value]) => value !== stored[name]);
      if (changed.length === 0) dropDraft(NAME);
      else writeDraft(NAME, Object.fromEntries(changed));
    },
    drop: () => dropDraft(NAME),
  };
}
