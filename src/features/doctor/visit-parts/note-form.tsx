import { useState } from 'react';
import * as v from 'valibot';
import { useDoctorVisitNoteCreate } from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import { useAttemptKey } from '@/shared/api/use-attempt-key';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';

/** The contract's limit of a note. */
const LONGEST = 2000;
const noteSchema = v.object({ text: requiredText(LONGEST) });

/** A new note. What was typed stays until it is saved, on whatever page the doctor is meanwhile. */
export function NoteForm({ visitId }: { visitId: number }) {
  const [saved, setSaved] = useState(0);
  return <NoteFields key={saved} visitId={visitId} onSaved={() => setSaved(saved + 1)} />;
}

function NoteFields({ visitId, onSaved }: { visitId: number; onSaved: () => void }) {
  const attempt = useAttemptKey();
  const { mutateAsync } = useDoctorVisitNoteCreate({ mutation: { meta: { silent: true } } });
  const { form, frame } = useSchemaForm({
    schema: noteSchema,
    defaultValues: { text: '' },
    draft: { name: `visit-note-${visitId}` },
    submit: async (note) => {
      await mutateAsync({ id: visitId, data: note, headers: { 'Idempotency-Key': attempt.of(note) } });
      attempt.forget();
      onSaved();
    },
  });
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure="Не&nbsp;получилось сохранить"
      className="mt-3 flex flex-col items-start gap-3"
    >
      <form.AppField name="text">
        {(field) => <field.TextareaField className="w-full" label="Новая заметка" rows={2} limit={LONGEST} />}
      </form.AppField>
      <SubmitButton size="small" variant="secondary" busy="Сохраняем">
        Сохранить заметку
      </SubmitButton>
    </FormFrame>
  );
}
