import { getMedicalCardReadQueryOptions } from '@generated/api/patient/patient';
import { createFileRoute } from '@tanstack/react-router';
import { preloadCardForm } from '@/features/patient/medical-card/update/later';
import { UpdateCardScreen } from '@/features/patient/medical-card/update/update-card-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/update')({
  staticData: { name: 'patientMedicalCardUpdate', area: 'user' },
  loader: (loader) => {
    preloadCardForm();
    return load(loader, getMedicalCardReadQueryOptions());
  },
  head: () => pageTitle('Данные медкарты'),
  component: UpdateCardScreen,
});
