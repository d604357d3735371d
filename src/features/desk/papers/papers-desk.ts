import type { VisitDocumentRequest } from '#generated/models/visit-document-request.ts';
import type { VisitDocument } from '#generated/models/visit-document.ts';
import type { VisitNoteRequest } from '#generated/models/visit-note-request.ts';
import type { VisitNote } from '#generated/models/visit-note.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** A cabinet's operations that add and remove notes and documents of a visit. */
export interface PapersDesk {
  readonly by: VisitNote['by'];
  readonly documentCreate: WriteOf<{ data: VisitDocument }, { id: number; data: VisitDocumentRequest }>;
  readonly documentDelete: WriteOf<void, { id: number }>;
  readonly noteCreate: WriteOf<{ data: VisitNote }, { id: number; data: VisitNoteRequest }>;
  readonly noteDelete: WriteOf<void, { id: number }>;
}
