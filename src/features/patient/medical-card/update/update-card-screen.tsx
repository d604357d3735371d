import { useMedicalCardReadSuspense } from '@generated/api/patient/patient';
import { BackLink } from '@/shared/ui/back-link';
import { CardForm } from './later';

/** Blood, height and weight (specification §2, patientMedicalCardUpdate). */
export function UpdateCardScreen() {
  const { data: card } = useMedicalCardReadSuspense({ query: { select: (body) => body.data } });
  return (
    <>
      <BackLink to="/fo/patient/medical-card">Медкарта</BackLink>
      <h1 className="mt-1 text-page">Данные медкарты</h1>
      <CardForm card={card} />
    </>
  );
}
