import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMedicalCardReadSuspense } from '#generated/api/patient-medical-card/patient-medical-card.ts';
import { dataOf } from '@/shared/api/load';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { PageHeading } from '@/shared/ui/page-heading';
import { CardFigures, isEmptyCard } from './card-measurements';
import { CardChips, useSharedCard } from './card-owner';
import { cardParams, cardSearch, type CardPerson } from './card-person';
import { DocumentsSection } from './documents-section';
import { UploadList } from './upload-list';
import { UploadGuard, UploadZone } from './upload-zone';
import { useUploadQueue, useUploads } from './use-upload-queue';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/');

/**
 * Medical card of the patient or a family member: measurements, upload, documents (docs/rules.md
 * §2, patientMedicalCards).
 */
export function CardScreen() {
  const { person } = route.useSearch();
  const whose = cardSearch(person);
  const { data: card } = useMedicalCardReadSuspense(cardParams(person), { query: { select: dataOf } });
  const shared = useSharedCard(person);
  const actions = (
    <>
      <ButtonLink to="/fo/patient/medical-card/print" search={whose} className="phone:order-1">
        <Icon icon={IconPrinter} />
        Печать
      </ButtonLink>
      {shared === undefined && (
        <ButtonLink to="/fo/patient/medical-card/update" search={whose}>
          <span>
            {isEmptyCard(card) ? 'Заполнить' : 'Изменить'}
            <span className="phone:sr-only"> данные</span>
          </span>
        </ButtonLink>
      )}
    </>
  );

  return (
    <div className="flex flex-col gap-6 phone:gap-3">
      <div className="flex items-center justify-between gap-4">
        <div>
          <PageHeading className="page-inset text-page" />
          <p className="mt-1 text-ink-2 phone:hidden">Видите вы и&nbsp;врачи, к&nbsp;которым есть запись</p>
        </div>
        <div className="flex gap-2 phone:hidden">{actions}</div>
      </div>
      <div className="page-inset empty:hidden">
        <CardChips person={person} />
      </div>
      {shared && (
        <Callout tone="teal" icon={IconUsersGroup}>
          Карту открыл владелец: {shared.owner_name}. Менять данные и&nbsp;документы может только владелец.
        </Callout>
      )}
      <CardFigures card={card} />
      <div className={cx('grid gap-2 desktop:hidden', shared === undefined && 'grid-cols-2')}>{actions}</div>
      {shared === undefined && <QuickUpload key={person ?? 'self'} person={person} />}
      <DocumentsSection isShared={shared !== undefined} />
    </div>
  );
}

/**
 * Uploads files at once. Name and category are guessed from the file's name, and the user can
 * change them later.
 */
function QuickUpload({ person }: { person: CardPerson }) {
  const queue = useUploadQueue({ eager: true, to: { family_member_id: person ?? null, visit_id: null } });
  const uploads = useUploads(queue);
  return (
    <Card aria-labelledby="upload-heading">
      <h2 id="upload-heading" className="mb-3 text-h3">
        Добавить документы
      </h2>
      <UploadZone onFiles={(files) => queue.add(files)} />
      <p className="mt-3 text-small text-ink-2">
        Нужно показать врачу до&nbsp;приёма?{' '}
        <Link to="/fo/patient/medical-card/document" search={cardSearch(person)} className="link">
          Добавьте документы к&nbsp;визиту
        </Link>
      </p>
      <UploadList uploads={uploads} queue={queue} />
      <UploadGuard isAtStake={queue.isBusy}>Они ещё отправляются.</UploadGuard>
    </Card>
  );
}
