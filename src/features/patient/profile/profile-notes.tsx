import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useStore } from '@tanstack/react-form';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { useFormContext, useFormNotes } from '@/shared/form/form-context';
import { Callout } from '@/shared/ui/callout';
import { missingFields, profileFields } from './profile-fields';

/**
 * Note after a reload: the draft restored everything except the IIN. It is shown until an IIN is
 * typed.
 */
export function LostIinNote({ saved }: { readonly saved: string }) {
  const form = useFormContext();
  const notes = useFormNotes();
  const typed = useStore(form.store, ({ values }) => (values as Record<string, unknown>)['iin'] !== saved);
  if (typed) return null;
  return (
    <Callout tone="amber" icon={IconPencil}>
      Новый ИИН не&nbsp;сохранился: в&nbsp;браузере мы&nbsp;его не&nbsp;храним.{' '}
      <button
        type="button"
        onClick={() => document.getElementById(notes.fields.get('iin')?.id ?? '')?.focus()}
        className="link font-medium underline"
      >
        Ввести ещё раз
      </button>
    </Callout>
  );
}

/** Lists the fields that the profile lacks. Each is a link to its field. */
export function MissingNote({ profile }: { readonly profile: PersonProfile }) {
  const form = useFormContext();
  const notes = useFormNotes();
  const attempts = useStore(form.store, ({ submissionAttempts }) => submissionAttempts);
  const missing = missingFields(profile);
  // After a submit, the error summary replaces this note.
  if (missing.length === 0 || attempts > 0) return null;
  const focus = (field: string): void => document.getElementById(notes.fields.get(field)?.id ?? '')?.focus();
  return (
    <Callout tone="teal" icon={IconInfoCircle}>
      Не&nbsp;заполнено:{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <button type="button" onClick={() => focus(field)} className="link font-medium underline">
            {profileFields[field].name}
          </button>
        </span>
      ))}
      .
    </Callout>
  );
}
