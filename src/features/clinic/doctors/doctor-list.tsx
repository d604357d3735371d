import { useState } from 'react';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { servicesCount, visitsCount } from '@/shared/format/counts';
import { fullName } from '@/shared/format/name';
import { wordFor } from '@/shared/format/word-for';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { MoreItem, MoreLink, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { Rating } from '@/shared/ui/rating';
import { stateWords, weeklyText } from './clinic-doctor-text';
import { DetailsDialog } from './details-dialog';
import { FilialsDialog } from './filials-dialog';
import { RemoveDialog } from './remove-dialog';

const closeTime = lazyModule(() => import('./close-doctor-time'));

interface DoctorListProps {
  readonly doctors: readonly ClinicDoctor[];
  /** Titles of the clinic's filials by id. */
  readonly titles: ReadonlyMap<number, string>;
  /** Id of the filial. It is set only on the page of a filial. */
  readonly filialId?: number;
  readonly mayChange: boolean;
}

/** List of doctors with their filials, hours, services and today's occupancy. */
export function DoctorList({ doctors, titles, filialId, mayChange }: DoctorListProps) {
  const [opened, setOpened] = useState<{ kind: 'details' | 'time' | 'filials' | 'remove'; doctor: ClinicDoctor }>();
  const mayClose = useClinicRight('visits');
  const closing = useLazyDialog(closeTime);
  const close = (): void => setOpened(undefined);
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {doctors.map((doctor) => (
          <li
            key={doctor.id}
            className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1.2fr)_minmax(0,1fr)_8rem_auto] items-center gap-4 px-6 py-3 text-small hover:bg-canvas phone:gap-2 phone:px-4 narrow:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="flex min-w-0 items-center gap-3">
              <Avatar
                id={doctor.id}
                name={`${doctor.second_name} ${doctor.first_name}`}
                src={doctor.avatar}
                size={40}
              />
              <div className="min-w-0">
                <h2 className="font-medium wrap-anywhere">{fullName(doctor)}</h2>
                <p className="text-caption wrap-anywhere text-ink-3">
                  {doctor.specialisations.map(({ title }) => title).join(', ')}
                </p>
              </div>
            </div>
            <div className="min-w-0 narrow:order-3 narrow:col-span-full">
              {doctor.state !== 'active' && <Badge tone="amber">{wordFor(stateWords, doctor.state, 'Ждёт')}</Badge>}
              <p className="wrap-anywhere text-ink-2">
                {doctor.filial_ids.map((id) => titles.get(id) ?? '').join(', ')}
              </p>
            </div>
            <div className="narrow:order-4 narrow:col-span-full">
              {doctor.state === 'active' && (
                <>
                  <p>{weeklyText(doctor.weekly_minutes)}</p>
                  <p className="text-caption text-ink-3">
                    {doctor.weekly_minutes === 0 && doctor.visits_ahead === 0
                      ? 'Врач укажет их и\u00A0услуги в\u00A0своём кабинете, тогда к\u00A0нему можно будет записать'
                      : `${servicesCount(doctor.services_count)}, впереди ${visitsCount(doctor.visits_ahead)}`}
                  </p>
                </>
              )}
            </div>
            <div className="narrow:order-5 narrow:col-span-full">
              {doctor.state === 'active' && doctor.weekly_minutes > 0 && (
                <LoadToday percent={doctor.occupancy_percent} />
              )}
              <span className="mt-1 block">
                <Rating value={doctor.rating} />
              </span>
            </div>
            <div className="narrow:order-2">
              <MoreMenu label={`Действия: ${fullName(doctor)}`}>
                <MoreItem onClick={() => setOpened({ kind: 'details', doctor })}>Часы и&nbsp;услуги</MoreItem>
                <MoreLink to="/doctor/$slug" params={{ slug: doctor.slug }} target="_blank">
                  Страница врача
                </MoreLink>
                {mayClose && doctor.state === 'active' && (
                  <MoreItem
                    onClick={() => {
                      setOpened({ kind: 'time', doctor });
                      closing.show();
                    }}
                  >
                    Закрыть день или часы
                  </MoreItem>
                )}
                {mayChange && doctor.state === 'active' && (
                  <MoreItem onClick={() => setOpened({ kind: 'filials', doctor })}>Филиалы врача</MoreItem>
                )}
                {mayChange && (
                  <MoreItem danger onClick={() => setOpened({ kind: 'remove', doctor })}>
                    {doctor.state === 'invited'
                      ? 'Отозвать приглашение'
                      : filialId === undefined
                        ? 'Убрать из клиники'
                        : 'Убрать из филиала'}
                  </MoreItem>
                )}
              </MoreMenu>
            </div>
          </li>
        ))}
      </ul>
      {opened?.kind === 'details' && (
        <DetailsDialog
          doctor={opened.doctor}
          titles={titles}
          mayChange={mayChange && opened.doctor.state === 'active'}
          onClose={close}
        />
      )}
      {opened?.kind === 'time' && closing.part && (
        <closing.part.CloseDoctorTime doctor={opened.doctor} onClose={closing.close} />
      )}
      {opened?.kind === 'filials' && <FilialsDialog doctor={opened.doctor} titles={titles} onClose={close} />}
      {opened?.kind === 'remove' && (
        <RemoveDialog
          doctor={opened.doctor}
          filial={filialId === undefined ? undefined : { id: filialId, title: titles.get(filialId) ?? '' }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Today's occupancy, or a text if the doctor has no hours today. */
function LoadToday({ percent }: { readonly percent: number | null }) {
  if (percent === null) return <p className="text-ink-2">Сегодня нет приёма</p>;
  return (
    <>
      <p className="text-caption text-ink-3">Загрузка сегодня</p>
      <span className="flex items-center gap-2">
        <meter aria-hidden="true" min={0} max={100} value={percent} className="meter-teal h-1.5 min-w-0 grow" />
        <span className="font-medium whitespace-nowrap">{percent}&nbsp;%</span>
      </span>
    </>
  );
}
