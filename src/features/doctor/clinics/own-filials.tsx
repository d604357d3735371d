import { useState } from 'react';
import { useDoctorClinicOrderUpdate } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useDoctorOperatingModes } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { useDoctorServiceLinkList } from '#generated/api/doctor-services/doctor-services.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { dataOf } from '@/shared/api/load';
import { problemText } from '@/shared/api/problem-text';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { moved, OrderButtons, orderOf } from '@/shared/ui/order-buttons';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { aheadText } from './binding-text';
import { LeaveDialog } from './leave-dialog';

/**
 * The doctor's filials in the order in which patients see them. The first filial is the main one.
 */
export function OwnFilials({ bindings }: { readonly bindings: readonly ClinicBinding[] }) {
  const [leaving, setLeaving] = useState<ClinicBinding>();
  // The mutations share a scope, so that several fast presses are sent one after another.
  const order = useWrite(useDoctorClinicOrderUpdate({ mutation: { scope: { id: 'doctor-filials' } } }), {
    several: true,
  });
  // The order that the doctor has just chosen. It is shown at once; after an error the old order is
  // shown again.
  const asked = order.error ? undefined : order.variables?.data.filial_ids;
  const wanted = orderOf(
    bindings.map(({ id }) => id),
    asked,
  );
  const shown = wanted.flatMap((id) => bindings.find((one) => one.id === id) ?? []);

  const move = (from: number, to: number) => {
    order.send({ data: { filial_ids: moved(wanted, from, to) } });
  };

  return (
    <Card aria-labelledby="own-filials">
      <h2 id="own-filials" className="text-h3">
        Где я&nbsp;принимаю
      </h2>
      {shown.length > 1 && (
        <p className="mt-1 text-small text-ink-2">Первую клинику пациенты видят на&nbsp;вашей карточке.</p>
      )}
      <WriteError of={order} text={<>Порядок не&nbsp;сохранён. {problemText(order.error)}</>} />
      <ol className="mt-2 -mb-3 divide-y divide-line">
        {shown.map((binding, index) => (
          <li key={binding.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-60 wrap-anywhere">
              <h3 className="flex flex-wrap items-center gap-2 font-medium">
                {typeset(binding.filial.title)}
                {index === 0 && shown.length > 1 && <Badge tone="teal">Основная</Badge>}
              </h3>
              <p className="text-small text-ink-2">
                {typeset(
                  [binding.filial.city, binding.filial.address, binding.filial.directions].filter(Boolean).join(', '),
                )}
              </p>
              <p className="text-small text-ink-3">{aheadText(binding.visits_ahead)}</p>
              <Lacking filialId={binding.filial.id} />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {shown.length > 1 && (
                <OrderButtons
                  what={binding.filial.title}
                  index={index}
                  count={shown.length}
                  onMove={(to) => move(index, to)}
                />
              )}
              <ButtonLink to="/fo/doctor/operating-modes" search={{ filial: binding.filial.id }} size="small">
                Часы<span className="sr-only">: {binding.filial.title}</span>
              </ButtonLink>
              <ButtonLink to="/fo/doctor/services" size="small">
                Услуги<span className="sr-only">: {binding.filial.title}</span>
              </ButtonLink>
              <Button variant="quiet" size="small" onClick={() => setLeaving(binding)}>
                Уйти<span className="sr-only">: {binding.filial.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {leaving && <LeaveDialog binding={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

const silent = { meta: { silent: true } } as const;

/** Reason why patients can't book in this filial; empty while loading. */
function Lacking({ filialId }: { readonly filialId: number }) {
  const { data: modes } = useDoctorOperatingModes({ query: { ...silent, select: dataOf } });
  const { data: services } = useDoctorServiceLinkList({ query: { ...silent, select: dataOf } });
  const days = modes?.find(({ filial_id }) => filial_id === filialId);
  const isClosed = days !== undefined && [...days.days, ...(days.odd_days ?? [])].every(({ hours }) => hours === null);
  const isBare = services !== undefined && services.every(({ filial_id }) => filial_id !== filialId);
  const lacking = [isBare && 'услуг', isClosed && 'часов приёма'].filter((word) => word !== false);
  if (lacking.length === 0) return null;
  return <p className="text-small text-amber-ink">Пациенты не&nbsp;могут записаться: нет {lacking.join(' и\u00A0')}</p>;
}
