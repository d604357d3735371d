import {
  getDocumentListQueryOptions,
  getMedicalCardReadQueryOptions,
  getPatientProfileQueryOptions,
} from '@generated/api/patient/patient';
import { createFileRoute } from '@tanstack/react-router';
import { PRINTED_DOCUMENTS, PrintScreen } from '@/features/patient/medical-card/print/print-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/fo/patient/_cabinet/medical-card/print')({
  staticData: { name: 'patientMedicalCardPrint', area: 'user' },
  loader: (loader) =>
    Promise.all([
      load(loader, getMedicalCardReadQueryOptions()),
      load(loader, getPatientProfileQueryOptions()),
      load(loader, getDocumentListQueryOptions(PRINTED_DOCUMENTS)),
    ]),
  head: () => pageTitle('Печать медкарты'),
  component: PrintScreen,
});
