import { useLater } from '@/shared/later/use-later';
import { actionRole, hasAccount } from './draft/action-role';
import type { Flow } from './flow';
import { FormSkeleton } from './form-skeleton';
import type { Access } from './forms/access';
import { finalForms } from './forms/final-forms';

/** The final form of the role that the chosen action ends in (docs/rules.md §4). */
export function FormStep(flow: Flow) {
  const { action } = flow.registration;
  const final = useLater(finalForms[action === null ? 'user' : actionRole[action]], true);
  return final ? <final.Form {...flow} access={accessOf(flow)} /> : <FormSkeleton />;
}

function accessOf({ member, registration }: Flow): Access {
  if (member !== null) return 'signed-in';
  return hasAccount(registration.actions) ? 'own' : 'new';
}
