import type { Document } from '@generated/models/document';
import { Suspense } from 'react';
import { DocumentForm } from '@/features/patient/medical-card/document/later';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';

interface EditDocumentDialogProps {
  document: Document;
  onClose: () => void;
  onSaved: (document: Document) => void;
}

/** Another name or category, without leaving the page on which further files may be on their way. */
export function EditDocumentDialog({ document, onClose, onSaved }: EditDocumentDialogProps) {
  return (
    <Dialog title="Изменить документ" onClose={onClose}>
      <Suspense fallback={<Spinner />}>
        <DocumentForm
          document={document}
          onCancel={onClose}
          onSaved={(saved) => {
            onSaved(saved);
            onClose();
          }}
        />
      </Suspense>
    </Dialog>
  );
}
