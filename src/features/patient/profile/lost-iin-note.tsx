import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useStore } from '@tanstack/react-form';
import { useFormContext, useFormNotes } from '@/shared/form/form-context';
import { Callout } from '@/shared/ui/callout';

/** The page came back with what was typed, but for the IIN: says so until another one stands in its field. */
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
