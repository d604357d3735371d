import { useState } from 'react';
import { useDoctorVisitNoteCreate } from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import { problemText } from '@/shared/api/problem-text';
import { useAttemptKey } from '@/shared/api/use-attempt-key';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { TextareaField } from '@/shared/ui/fields/text-field';

/** A new note. What was typed stays until it is saved. */
export function NoteForm({ visitId }: { visitId: number }) {
  const [text, setText] = useState('');
  const attempt = useAttemptKey();
  const { mutate, isPending, error } = useDoctorVisitNoteCreate({ mutation: { meta: { silent: true } } });
  const save = () => {
    const note = text.trim();
    if (note === '') return;
    mutate(
      { id: visitId, data: { text: note }, headers: { 'Idempotency-Key': attempt.of(note) } },
      {
        onSuccess: () => {
          attempt.forget();
          setText('');
        },
      },
    );
  };
  return (
    <form
      className="mt-3 flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextareaField
        className="w-full"
        label="Новая заметка"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <FieldError>{problemText(error)}</FieldError>}
      <Button type="submit" size="small" disabled={text.trim() === ''} busy={isPending && 'Сохраняем'}>
        Сохранить заметку
      </Button>
    </form>
  );
}
