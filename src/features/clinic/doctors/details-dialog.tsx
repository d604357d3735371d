import { useState } from 'react';
import {
  getClinicDoctorFundingUpdateMutationOptions,
  useClinicDoctorRead,
} from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { hoursText } from '@/domain/place/hours-text';
import { fundedLink, isFamilyDoctor, payersText } from '@/features/desk/funding/funding-desk';
import { dataOf } from '@/shared/api/load';
import { fullName } from '@/shared/format/name';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { Price } from '@/shared/ui/price-tag';

const fundingDialog = lazyModule(() => import('@/features/desk/funding/funding-dialog'));

interface DetailsDialogProps {
  readonly doctor: ClinicDoctor;
  readonly titles: ReadonlyMap<number, string>;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** A doctor's hours and services in each filial. The clinic can change only who pays. */
export function DetailsDialog({ doctor, titles, mayChange, onClose }: DetailsDialogProps) {
  const full = useClinicDoctorRead(doctor.id, { query: { ...shownBySection.query, select: dataOf } });
  const funding = useLazyDialog(fundingDialog, 'форму');
  const [stated, setStated] = useState<DoctorServiceLink>();
  return (
    <Dialog size="wide" title={fullName(doctor)} onClose={onClose}>
      <SectionQuery query={full}>
        {({ reception, services }) => (
          <div className="text-small text-ink">
            <h3 className="text-title">Часы приёма</h3>
            {reception.length === 0 && <p className="text-ink-2">Врач ещё не&nbsp;указал часы.</p>}
            <ul className="mt-1">
              {reception.map(({ filial_id, room, hours }) => (
                <li key={filial_id} className="py-1 wrap-anywhere">
                  <span className="font-medium">{titles.get(filial_id)}</span>
                  {room !== null && `, ${room}`}: {hours.length === 0 ? 'нет часов' : hoursText(hours)}
                </li>
              ))}
            </ul>
            <h3 className="mt-4 text-title">Услуги и&nbsp;цены</h3>
            {services.length === 0 && <p className="text-ink-2">Услуг пока нет.</p>}
            <ul className="mt-1 divide-y divide-line">
              {services.map((link) => (
                <li key={link.id} className="py-2">
                  <span className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">
                      {link.service.title} {!link.visible && <Badge>Скрыта</Badge>}
                      <span className="block text-caption text-ink-3">{titles.get(link.filial_id)}</span>
                    </span>
                    <span className="font-medium whitespace-nowrap">
                      <Price of={link.price} />
                    </span>
                  </span>
                  <span className="flex items-center justify-between gap-4">
                    <span className="text-caption text-ink-3">{payersText(link) ?? 'Кто платит, не\u00A0указано'}</span>
                    {mayChange && (
                      <Button
                        variant="quiet"
                        size="small"
                        className="-mr-2"
                        aria-label={`Кто платит: ${link.service.title}`}
                        onClick={() => {
                          setStated(link);
                          funding.show();
                        }}
                      >
                        {link.funding === undefined ? 'Указать' : 'Изменить'}
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            {funding.part && stated && (
              <funding.part.FundingDialog
                write={getClinicDoctorFundingUpdateMutationOptions}
                ask={({ ids, ...payers }) => ({ id: doctor.id, data: { link_ids: ids, ...payers } })}
                service={fundedLink(stated)}
                isFamily={isFamilyDoctor(doctor.specialisations)}
                services={services.filter(({ filial_id }) => filial_id === stated.filial_id).map(fundedLink)}
                place={`${titles.get(stated.filial_id) ?? stated.filial_title}, ${fullName(doctor)}`}
                onClose={funding.close}
              />
            )}
          </div>
        )}
      </SectionQuery>
    </Dialog>
  );
}
