import { AddDocuments } from '@/features/patient/medical-card/upload/later';
import { BackLink } from '@/shared/ui/back-link';

/** Several documents with their names and categories, for a visit or for oneself (specification §2). */
export function AddDocumentsScreen() {
  return (
    <>
      <BackLink to="/fo/patient/medical-card">Медкарта</BackLink>
      <h1 className="mt-1 text-page">Добавить документы</h1>
      <AddDocuments />
    </>
  );
}
