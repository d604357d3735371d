import { useState } from 'react';
import * as v from 'valibot';
import { useDoctorVisitNoteCreate } from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useWrite } from '@/shared/write/use-write';

/** The contract's limit of a note. */
const LONGEST = 2000;
export const noteSchema = v.object({ text: requiredText(LONGEST) });

/** A new note. What was typed stays until it is saved, on whatever page the doctor is meanwhile. */
export function NoteForm({ visitId }: { visitId: number }) {
  const [saved, setSaved] = useState(0);
  return <NoteFields key={saved} visitId={visitId} onSaved={() => setSaved(saved + 1)} />;
}

function NoteFields({ visitId, onSaved }: { visitId: number; onSaved: () => void }) {
  const save = useWrite(useDoctorVisitNoteCreate(), { onDone: onSaved });
  const { form, frame } = useSchemaForm({
    schema: noteSchema,
    defaultValues: { text: '' },
    draft: { name: `visit-note-${visitId}` },
    submit: (data) => save.ask({ id: visitId, data }),
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
