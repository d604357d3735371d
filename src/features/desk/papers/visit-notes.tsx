import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import * as v from 'valibot';
import type { VisitNote } from '#generated/models/visit-note.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { FoldedText } from '@/shared/ui/folded-text';
import { IconButton } from '@/shared/ui/icon-button';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWriteOf } from '@/shared/write/use-write-of';
import type { PapersDesk } from './papers-desk';

interface VisitNotesProps {
  readonly desk: PapersDesk;
  /** The visit that a new note goes to; without one notes are only read. */
  readonly visitId: number | undefined;
  readonly notes: readonly VisitNote[];
}

/** Notes that the patient never reads, and writing one; names its section by `notes-heading`. */
export function VisitNotes({ desk, visitId, notes }: VisitNotesProps) {
  return (
    <>
      <h2 id="notes-heading" className="text-h3">
        Заметки
      </h2>
      <p className="mt-1 text-small text-ink-3">
        {desk.by === 'doctor' ? (
          <>Пациент их не&nbsp;видит</>
        ) : (
          <>Прочтут клиника и&nbsp;врач, пациент их не&nbsp;видит</>
        )}
      </p>
      {visitId !== undefined && <NoteForm key={visitId} desk={desk} visitId={visitId} />}
      {notes.length > 0 && (
        <ul className={cx('mt-4 divide-y divide-line', visitId !== undefined && 'border-t border-line pt-3')}>
          {notes.map((note) => (
            <Note key={note.id} desk={desk} note={note} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The contract's limit of a note. */
const LONGEST = 2000;
export const noteSchema = v.object({ text: requiredText(LONGEST) });

interface NoteFormProps {
  readonly desk: PapersDesk;
  readonly visitId: number;
}

/** What was typed stays until it is saved, on whatever page its author is meanwhile. */
function NoteForm(props: NoteFormProps) {
  const [saved, setSaved] = useState(0);
  return <NoteFields key={saved} {...props} onSaved={() => setSaved(saved + 1)} />;
}

function NoteFields({ desk, visitId, onSaved }: NoteFormProps & { onSaved: () => void }) {
  const save = useWriteOf(desk.noteCreate, { done: 'Заметка добавлена' });
  const { form, frame } = useSchemaForm({
    schema: noteSchema,
    defaultValues: { text: '' },
    draft: { name: `${desk.by}-visit-note-${visitId}` },
    submit: (data) => save.ask({ id: visitId, data }),
    onSent: onSaved,
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

function Note({ desk, note }: { desk: PapersDesk; note: VisitNote }) {
  const [removing, setRemoving] = useState(false);
  const remove = useWriteOf(desk.noteDelete, {
    done: 'Заметка удалена',
    onDone: () => setRemoving(false),
  });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <FoldedText text={note.text} />
        <p className="mt-0.5 text-small text-ink-3">
          {note.by === 'clinic' && desk.by === 'doctor' && 'Клиника, '}
          {note.author}, {dateTime(note.created_at)}
        </p>
      </div>
      {note.removable && (
        <IconButton icon={IconTrash} label={`Удалить заметку: ${note.text}`} onClick={() => setRemoving(true)} />
      )}
      {removing && (
        <ConfirmAction
          write={remove}
          title="Удалить заметку?"
          safe="Оставить"
          action="Удалить"
          busy="Удаляем"
          onConfirm={() => remove.send({ id: note.id })}
          onClose={() => {
            remove.forget();
            setRemoving(false);
          }}
        >
          <p className="line-clamp-3 wrap-anywhere">{note.text}</p>
        </ConfirmAction>
      )}
    </li>
  );
}
