import { getRouteApi } from '@tanstack/react-router';
import { useMedicalCardReadSuspense } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { cardParams, cardSearch } from '@/features/patient/medical-card/card-person';
import { CardPersonName } from '@/features/patient/medical-card/card-person-name';
import { dataOf } from '@/shared/api/load';
import { BackLink } from '@/shared/ui/back-link';
import { CardForm } from './card-form';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/update');

/** Blood, height and weight (docs/rules.md §2, patientMedicalCardUpdate). */
export function UpdateCardScreen() {
  const { person } = route.useSearch();
  const { data: card } = useMedicalCardReadSuspense(cardParams(person), { query: { select: dataOf } });
  return (
    <>
      <BackLink to="/fo/patient/medical-card" search={cardSearch(person)}>
        Медкарта
      </BackLink>
      <h1 className="page-inset mt-1 text-page">Данные медкарты</h1>
      <CardPersonName person={person} />
      <CardForm key={person ?? 'self'} card={card} person={person} />
    </>
  );
}
