import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useMedicalCardReadSuspense } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { dataOf } from '@/shared/api/load';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { CardChips } from './card-chips';
import { cardParams, cardSearch } from './card-person';
import { DocumentsSection } from './documents/documents-section';
import { CardFigures } from './figures/card-figures';
import { QuickUpload } from './upload/quick-upload';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/');

/** The medical card of one of the family: figures, adding, documents (docs/rules.md §2, patientMedicalCards). */
export function CardScreen() {
  const { person } = route.useSearch();
  const whose = cardSearch(person);
  const { data: card } = useMedicalCardReadSuspense(cardParams(person), { query: { select: dataOf } });
  const isEmpty = [card.blood_type, card.rh_factor, card.height, card.weight].every((value) => value === null);
  const actions = (
    <>
      <ButtonLink to="/fo/patient/medical-card/print" search={whose} className="phone:order-1">
        <Icon icon={IconPrinter} />
        Печать
      </ButtonLink>
      <ButtonLink to="/fo/patient/medical-card/update" search={whose}>
        <span>
          {isEmpty ? 'Заполнить' : 'Изменить'}
          <span className="phone:sr-only"> данные</span>
        </span>
      </ButtonLink>
    </>
  );

  return (
    <div className="flex flex-col gap-6 phone:gap-3">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h1 className="page-inset text-page">Медкарта</h1>
          <p className="mt-1 text-ink-2 phone:hidden">Видите вы и&nbsp;врачи, к&nbsp;которым есть запись</p>
        </div>
        <div className="flex gap-2 phone:hidden">{actions}</div>
      </div>
      <div className="page-inset empty:hidden">
        <CardChips person={person} />
      </div>
      <CardFigures card={card} />
      <div className="grid grid-cols-2 gap-2 desktop:hidden">{actions}</div>
      <QuickUpload key={person ?? 'self'} person={person} />
      <DocumentsSection />
    </div>
  );
}
