import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useStore } from '@tanstack/react-form';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { useFormContext, useFormNotes } from '@/shared/form/form-context';
import { Callout } from '@/shared/ui/callout';
import { fieldNames, missingFields } from './profile-words';

/** What is not filled in yet, each a way to its field, which says why it is asked. */
export function MissingNote({ profile }: { readonly profile: PersonProfile }) {
  const form = useFormContext();
  const notes = useFormNotes();
  const attempts = useStore(form.store, ({ submissionAttempts }) => submissionAttempts);
  const missing = missingFields(profile);
  // Once the form has been sent, the summary of its errors says more.
  if (missing.length === 0 || attempts > 0) return null;
  const focus = (field: string): void => document.getElementById(notes.fields.get(field)?.id ?? '')?.focus();
  return (
    <Callout tone="teal" icon={IconInfoCircle}>
      Не&nbsp;заполнено:{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <button type="button" onClick={() => focus(field)} className="link font-medium underline">
            {fieldNames[field]}
          </button>
        </span>
      ))}
      .
    </Callout>
  );
}
