import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import * as v from 'valibot';
import { useClinicClientNoteCreate, useClinicClientNoteDelete } from '#generated/api/clinic-clients/clinic-clients.ts';
import type { ClientCard } from '#generated/models/client-card.ts';
import type { ClientNote } from '#generated/models/client-note.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { IconButton } from '@/shared/ui/icon-button';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';

export const clientNoteSchema = v.object({ text: requiredText(500) });

/** What the reception should know before it calls; nobody outside of the clinic reads it. */
export function ClientNotes({ client }: { client: ClientCard }) {
  const [sent, setSent] = useState(0);
  const [leaving, setLeaving] = useState<ClientNote>();
  return (
    <SectionCard id="notes" heading="Заметки регистратуры">
      <p className="-mt-2 mb-4 text-small text-ink-3">Видят только сотрудники клиники.</p>
      <NoteForm key={sent} clientId={client.id} onAdded={() => setSent(sent + 1)} />
      {client.notes.length > 0 && (
        <ul className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
          {client.notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <p className="whitespace-pre-line">{note.text}</p>
                <p className="mt-0.5 text-caption text-ink-3">
                  {note.author}, {dateTime(note.created_at)}
                </p>
              </div>
              <IconButton
                size="small"
                icon={IconTrash}
                label={`Удалить заметку: ${note.text}`}
                onClick={() => setLeaving(note)}
                className="-mt-1.5 -mr-1.5"
              />
            </li>
          ))}
        </ul>
      )}
      {leaving && <DeleteNote clientId={client.id} note={leaving} onClose={() => setLeaving(undefined)} />}
    </SectionCard>
  );
}

function NoteForm({ clientId, onAdded }: { clientId: number; onAdded: () => void }) {
  const add = useWrite(useClinicClientNoteCreate(), { done: 'Заметка добавлена' });
  const { form, frame } = useSchemaForm({
    schema: clientNoteSchema,
    defaultValues: { text: '' },
    draft: { name: `client-note-${clientId}` },
    submit: (data) => add.ask({ id: clientId, data }),
    onSent: onAdded,
  });
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure="Не&nbsp;получилось сохранить заметку"
      className="flex flex-col gap-3"
    >
      <form.AppField name="text">
        {(field) => <field.TextareaField label="Новая заметка" rows={2} maxLength={500} />}
      </form.AppField>
      <SubmitButton variant="secondary" size="small" busy="Сохраняем">
        Добавить заметку
      </SubmitButton>
    </FormFrame>
  );
}

function DeleteNote({ clientId, note, onClose }: { clientId: number; note: ClientNote; onClose: () => void }) {
  const remove = useWrite(useClinicClientNoteDelete(), { done: 'Заметка удалена', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить заметку?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onClose={onClose}
      onConfirm={() => remove.send({ id: clientId, note: note.id })}
    >
      <p>{quoted(note.text)}</p>
    </ConfirmAction>
  );
}
