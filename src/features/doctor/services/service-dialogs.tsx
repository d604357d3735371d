import {
  useDoctorServiceLinkDelete,
  useDoctorServiceVisibilityUpdate,
} from '#generated/api/doctor-services/doctor-services.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { counted, plural } from '@/shared/format/plural';
import { typeset } from '@/shared/format/typography';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';

interface ServiceDialogProps {
  readonly link: DoctorServiceLink;
  readonly onClose: () => void;
}

function Which({ link }: Pick<ServiceDialogProps, 'link'>) {
  return <p className="text-ink">{typeset(`${link.service.title}, ${link.filial_title}`)}</p>;
}

/** Text about the booked visits of a service: how many they are, and that they don't change. */
function booked(count: number): string {
  if (count === 0) return 'Записей на\u00A0неё впереди нет.';
  const visits = counted(count, { one: 'запись', few: 'записи', many: 'записей' });
  const stay = plural(count, { one: 'останется', few: 'останутся', many: 'останутся' });
  return `Впереди ${visits}: ${stay} по\u00A0прежней цене.`;
}

/** Confirms that a service is hidden or shown (docs/rules.md §4). */
export function VisibilityDialog({ link, onClose }: ServiceDialogProps) {
  const hide = link.visible;
  const update = useWrite(useDoctorServiceVisibilityUpdate(), {
    done: hide ? 'Услуга скрыта' : 'Пациенты видят услугу',
    onDone: onClose,
  });
  return (
    <ConfirmAction
      write={update}
      title={hide ? 'Скрыть услугу от\u00A0пациентов?' : 'Показать услугу пациентам?'}
      safe="Оставить как есть"
      action={hide ? 'Скрыть' : 'Показать'}
      danger={hide}
      busy="Сохраняем"
      onConfirm={() => update.send({ id: link.id, data: { visible: !hide } })}
      onClose={onClose}
    >
      <Which link={link} />
      <p className="mt-2">
        {hide
          ? `Записаться на\u00A0неё в\u00A0этой клинике будет нельзя. ${booked(link.visits_ahead)}`
          : 'Она появится на\u00A0вашей странице и\u00A0в\u00A0поиске, на\u00A0неё можно будет записаться.'}
      </p>
    </ConfirmAction>
  );
}

export function RemoveServiceDialog({ link, onClose }: ServiceDialogProps) {
  const remove = useWrite(useDoctorServiceLinkDelete(), { done: 'Услуга удалена', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить услугу?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: link.id })}
      onClose={onClose}
    >
      <Which link={link} />
      <p className="mt-2">
        {booked(link.visits_ahead)} Если услуга нужна не&nbsp;всегда, её можно скрыть: цена и&nbsp;длительность
        сохранятся.
      </p>
    </ConfirmAction>
  );
}
