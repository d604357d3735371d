import type { VisitNote } from '#generated/models/visit-note.ts';
import { noteSchemaOf, NoteList } from './note-list';
import type { PapersDesk } from './papers-desk';

interface VisitNotesProps {
  readonly desk: PapersDesk;
  /** Id of the visit to which a new note is added; undefined for a read-only list. */
  readonly visitId: number | undefined;
  readonly notes: readonly VisitNote[];
}

/** Length limit of the contract for a note, in characters. */
const LONGEST = 2000;
export const visitNoteSchema = noteSchemaOf(LONGEST);

/**
 * Notes that the patient can't see, with a form to add one. The section is labelled by the element
 * `notes-heading`.
 */
export function VisitNotes({ desk, visitId, notes }: VisitNotesProps) {
  return (
    <>
      <h2 id="notes-heading" className="mb-1 text-h3">
        Заметки
      </h2>
      <NoteList
        visibleTo={
          desk.by === 'doctor' ? (
            <>Пациент их не&nbsp;видит</>
          ) : (
            <>Прочтут клиника и&nbsp;врач, пациент их не&nbsp;видит</>
          )
        }
        schema={visitNoteSchema}
        limit={LONGEST}
        subject={visitId}
        draft={`${desk.by}-visit-note-${visitId}`}
        notes={notes}
        authorOf={({ by, author }) => (by === 'clinic' && desk.by === 'doctor' ? `Клиника, ${author}` : author)}
        create={desk.noteCreate}
        remove={desk.noteDelete}
        removalOf={({ id }) => ({ id })}
      />
    </>
  );
}
