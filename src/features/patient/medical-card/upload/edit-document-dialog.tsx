import type { Document } from '#generated/models/document.ts';
import { DocumentForm } from '@/features/patient/medical-card/document/document-form';
import { Dialog } from '@/shared/ui/overlay/dialog';

interface EditDocumentDialogProps {
  document: Document;
  onClose: () => void;
  onSaved: (document: Document) => void;
}

/** Another name or category, without leaving the page on which further files may be on their way. */
export function EditDocumentDialog({ document, onClose, onSaved }: EditDocumentDialogProps) {
  return (
    <Dialog title="Изменить документ" onClose={onClose}>
      <DocumentForm
        document={document}
        onCancel={onClose}
        onSaved={(saved) => {
          onSaved(saved);
          onClose();
        }}
      />
    </Dialog>
  );
}
