import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { FoldedText } from '@/shared/ui/folded-text';
import { IconButton } from '@/shared/ui/icon-button';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';

/** Schema of a note. `longest` is the length limit of the contract, in characters. */
export const noteSchemaOf = (longest: number) => v.object({ text: requiredText(longest) });

interface WrittenNote {
  readonly id: number;
  readonly text: string;
  readonly author: string;
  readonly created_at: string;
  /** Whether the note can be deleted. If absent, every reader can delete it. */
  readonly removable?: boolean;
}

interface NoteFormProps {
  /** Id of the visit or client to which the note belongs. */
  readonly subject: number;
  readonly schema: ReturnType<typeof noteSchemaOf>;
  readonly limit: number;
  readonly draft: string;
  readonly create: WriteOf<unknown, { id: number; data: { text: string } }>;
}

interface NoteRowProps<Note, Removal> {
  readonly authorOf?: ((note: Note) => string) | undefined;
  readonly remove: WriteOf<void, Removal>;
  readonly removalOf: (note: Note) => Removal;
}

interface NoteListProps<Note, Removal> extends Omit<NoteFormProps, 'subject'>, NoteRowProps<Note, Removal> {
  /** Id of the visit or client; undefined for a read-only list. */
  readonly subject: number | undefined;
  /** Text that names the readers of the notes. */
  readonly visibleTo: ReactNode;
  readonly notes: readonly Note[];
}

/** Notes that the patient can't see, with a form to add one. */
export function NoteList<Note extends WrittenNote, Removal>(props: NoteListProps<Note, Removal>) {
  const { subject, visibleTo, notes, authorOf, remove, removalOf, ...form } = props;
  return (
    <>
      <p className="text-small text-ink-3">{visibleTo}</p>
      {subject !== undefined && <NoteForm key={subject} subject={subject} {...form} />}
      {notes.length > 0 && (
        <ul className={cx('mt-4 divide-y divide-line', subject !== undefined && 'border-t border-line pt-3')}>
          {notes.map((note) => (
            <NoteRow key={note.id} {...{ note, authorOf, remove, removalOf }} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Form for a note. The typed text is kept until the note is saved, even if the author leaves the
 * page.
 */
function NoteForm(props: NoteFormProps) {
  const [saved, setSaved] = useState(0);
  return <NoteFields key={saved} {...props} onSaved={() => setSaved(saved + 1)} />;
}

function NoteFields({ subject, schema, limit, draft, create, onSaved }: NoteFormProps & { onSaved: () => void }) {
  const save = useWriteOf(create, { done: 'Заметка добавлена' });
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: draft },
    submit: (data) => save.ask({ id: subject, data }),
    onSent: onSaved,
  });
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure="Не&nbsp;получилось сохранить заметку"
      className="mt-3 flex flex-col items-start gap-3"
    >
      <form.AppField name="text">
        {(field) => <field.TextareaField className="w-full" label="Новая заметка" rows={2} limit={limit} />}
      </form.AppField>
      <SubmitButton size="small" variant="secondary" busy="Сохраняем">
        Сохранить заметку
      </SubmitButton>
    </FormFrame>
  );
}

const ownAuthor = ({ author }: WrittenNote): string => author;

function NoteRow<Note extends WrittenNote, Removal>({
  note,
  authorOf = ownAuthor,
  remove: removeOf,
  removalOf,
}: NoteRowProps<Note, Removal> & { readonly note: Note }) {
  const [removing, setRemoving] = useState(false);
  const remove = useWriteOf(removeOf, { done: 'Заметка удалена', onDone: () => setRemoving(false) });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <FoldedText text={note.text} />
        <p className="mt-0.5 text-small text-ink-3">
          {authorOf(note)}, {dateTime(note.created_at)}
        </p>
      </div>
      {note.removable !== false && (
        <IconButton icon={IconTrash} label={`Удалить заметку: ${note.text}`} onClick={() => setRemoving(true)} />
      )}
      {removing && (
        <ConfirmAction
          write={remove}
          title="Удалить заметку?"
          safe="Оставить"
          action="Удалить"
          busy="Удаляем"
          onConfirm={() => remove.send(removalOf(note))}
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
