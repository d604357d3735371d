import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import { useState } from 'react';
import { useDoctorClinicBindingListSuspense } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useDoctorProfileInfo } from '#generated/api/doctor-profile/doctor-profile.ts';
import { useDoctorServiceLinkListSuspense } from '#generated/api/doctor-services/doctor-services.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import type { DoctorProfileInfoAnswer } from '#generated/models/doctor-profile-info-answer.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { isFamilyDoctor } from '@/features/desk/funding/funding-desk';
import { dataOf } from '@/shared/api/load';
import { servicesCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeading } from '@/shared/ui/page-heading';
import { AddServiceSheet } from './add-service-sheet';
import { BulkPricesDialog } from './bulk-prices-dialog';
import { CopyDialog } from './copy-dialog';
import type { FilialServices } from './filial-services';
import { ServiceRow } from './service-row';

/** The doctor's services with prices, grouped by filial (docs/rules.md §2, doctorServices). */
export function ServicesScreen() {
  const { data: links } = useDoctorServiceLinkListSuspense({ query: { select: dataOf } });
  const { data: bindings } = useDoctorClinicBindingListSuspense({ query: { select: dataOf } });
  const { data: isFamily = false } = useDoctorProfileInfo({
    query: { ...shownBySection.query, select: isFamilyProfile },
  });
  const filials = byFilial(links, bindings);
  const [opened, setOpened] = useState<'prices' | 'copy' | { readonly addTo: number }>();
  const close = () => setOpened(undefined);
  const [first] = filials;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        {first && (
          <div className="flex flex-wrap gap-2">
            {links.length > 0 && <Button onClick={() => setOpened('prices')}>Изменить цены</Button>}
            {links.length > 0 && filials.length > 1 && (
              <Button onClick={() => setOpened('copy')}>Скопировать в&nbsp;другую клинику</Button>
            )}
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-5 phone:gap-3">
        {first === undefined && (
          <Card>
            <EmptyState
              icon={IconListDetails}
              title="Сначала выберите клинику"
              action={
                <ButtonLink to="/fo/doctor/clinics-binding" variant="primary">
                  Мои клиники
                </ButtonLink>
              }
            >
              Цена и&nbsp;длительность услуги в&nbsp;каждой клинике свои.
            </EmptyState>
          </Card>
        )}
        {filials.map((filial) => (
          <FilialCard
            key={filial.id}
            filial={filial}
            isFamily={isFamily}
            onAdd={() => setOpened({ addTo: filial.id })}
          />
        ))}
      </div>
      {opened === 'prices' && <BulkPricesDialog filials={filials} onClose={close} />}
      {opened === 'copy' && <CopyDialog filials={filials} onClose={close} />}
      {typeof opened === 'object' && <AddServiceSheet filials={filials} filialId={opened.addTo} onClose={close} />}
    </>
  );
}

function isFamilyProfile({ data }: DoctorProfileInfoAnswer): boolean {
  return isFamilyDoctor(data.specialisations.map(({ specialisation }) => specialisation));
}

interface FilialCardProps {
  readonly filial: FilialServices;
  readonly isFamily: boolean;
  readonly onAdd: () => void;
}

function FilialCard({ filial, isFamily, onAdd }: FilialCardProps) {
  const { id, title, links } = filial;
  return (
    <Card aria-labelledby={`filial-${id}`} className="phone:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 phone:px-4">
        <h2 id={`filial-${id}`} className="min-w-0 text-h3 wrap-anywhere">
          {typeset(title)} <span className="text-small font-normal text-ink-3">{servicesCount(links.length)}</span>
        </h2>
        <Button size="small" onClick={onAdd}>
          Добавить услугу<span className="sr-only">: {title}</span>
        </Button>
      </div>
      {links.length === 0 ? (
        <p className="mt-3 text-ink-2 phone:px-4">Пока нет ни&nbsp;одной: пациенты не&nbsp;смогут записаться сюда.</p>
      ) : (
        <ul className="mt-3 -mb-3 divide-y divide-line">
          {links.map((link) => (
            <ServiceRow key={link.id} link={link} filial={filial} isFamily={isFamily} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/**
 * Groups the services by filial, in the order of the doctor's filials. Filials that the doctor has
 * left come last.
 */
function byFilial(links: readonly DoctorServiceLink[], bindings: readonly ClinicBinding[]): FilialServices[] {
  const titles = new Map<number, string>();
  for (const { id, state, filial } of bindings) if (state === 'active') titles.set(id, filial.title);
  for (const { filial_id: id, filial_title: title } of links) if (!titles.has(id)) titles.set(id, title);
  return [...titles].map(([id, title]) => ({ id, title, links: links.filter(({ filial_id }) => filial_id === id) }));
}
