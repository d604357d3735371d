import { useClinicDoctorRead } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { hoursText } from '@/domain/place/hours-text';
import { dataOf } from '@/shared/api/load';
import { fullName } from '@/shared/format/name';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { Price } from '@/shared/ui/price-tag';

interface DetailsDialogProps {
  readonly doctor: ClinicDoctor;
  readonly titles: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

/** A doctor's hours and services in each filial, read-only: only the doctor can change them. */
export function DetailsDialog({ doctor, titles, onClose }: DetailsDialogProps) {
  const full = useClinicDoctorRead(doctor.id, { query: { ...shownBySection.query, select: dataOf } });
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
                <li key={link.id} className="flex items-baseline justify-between gap-4 py-2">
                  <span className="min-w-0 wrap-anywhere">
                    {link.service.title} {!link.visible && <Badge>Скрыта</Badge>}
                    <span className="block text-caption text-ink-3">{titles.get(link.filial_id)}</span>
                  </span>
                  <span className="font-medium whitespace-nowrap">
                    <Price of={link.price} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </SectionQuery>
    </Dialog>
  );
}
