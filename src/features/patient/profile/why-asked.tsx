import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { useFormContext } from '@/shared/form/form-context';
import { type WantedField, wantedFields } from './profile-words';

/** The hint of a field that the profile lacks; of one that it has, what the field says otherwise. */
export function whyAsked(profile: PersonProfile, field: WantedField, otherwise?: string): ReactNode {
  return profile[field] === null ? <WhyAsked field={field} /> : otherwise;
}

/** Marks a field as missing until something is typed, and says what it is for. */
function WhyAsked({ field }: { readonly field: WantedField }) {
  const form = useFormContext();
  // Once the form has been sent, its errors say it.
  const marked = useStore(
    form.store,
    ({ values, submissionAttempts }) => (values as Record<string, unknown>)[field] === '' && submissionAttempts === 0,
  );
  const { missing, why } = wantedFields[field];
  return (
    <>
      {marked && <span className="font-medium text-amber-ink">{missing}. </span>}
      {why}
    </>
  );
}
