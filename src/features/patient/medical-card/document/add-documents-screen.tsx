import { getRouteApi } from '@tanstack/react-router';
import { CardChips } from '@/features/patient/medical-card/card-chips';
import { cardSearch } from '@/features/patient/medical-card/card-person';
import { AddDocuments } from '@/features/patient/medical-card/upload/add-documents';
import { BackLink } from '@/shared/ui/back-link';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/document');

/** Several documents with their names and categories, for a visit or for oneself (docs/rules.md §2). */
export function AddDocumentsScreen() {
  const { person } = route.useLoaderData();
  return (
    <div className="fill-screen">
      <BackLink to="/fo/patient/medical-card" search={cardSearch(person)}>
        Медкарта
      </BackLink>
      <h1 className="page-inset mt-1 text-page">Добавить документы</h1>
      <div className="page-inset mt-5 empty:hidden phone:mt-4">
        <CardChips person={person} />
      </div>
      <AddDocuments person={person} />
    </div>
  );
}
