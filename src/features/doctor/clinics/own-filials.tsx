import { useState } from 'react';
import { useDoctorClinicOrderUpdate } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { problemText } from '@/shared/api/problem-text';
import { typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { moved, OrderButtons, orderOf } from '@/shared/ui/order-buttons';
import { aheadText } from './binding-text';
import { LeaveDialog } from './leave-dialog';

/** Filials in which the doctor receives, in the order that patients see; the first one is the main one. */
export function OwnFilials({ bindings }: { readonly bindings: readonly ClinicBinding[] }) {
  const [leaving, setLeaving] = useState<ClinicBinding>();
  const order = useDoctorClinicOrderUpdate({ mutation: { meta: { silent: true } } });
  // What was asked for shows at once; a refusal brings the old order back.
  const asked = order.isError ? undefined : order.variables?.data.filial_ids;
  const wanted = orderOf(
    bindings.map(({ id }) => id),
    asked,
  );
  const shown = wanted.flatMap((id) => bindings.find((one) => one.id === id) ?? []);

  const move = (from: number, to: number) => {
    if (order.isPending) return;
    order.mutate({ data: { filial_ids: moved(wanted, from, to) } });
  };

  return (
    <Card aria-labelledby="own-filials">
      <h2 id="own-filials" className="text-h3">
        Где я&nbsp;принимаю
      </h2>
      {shown.length > 1 && (
        <p className="mt-1 text-small text-ink-2">Первый филиал пациенты видят на&nbsp;вашей карточке.</p>
      )}
      {order.error && (
        <div role="alert">
          <FieldError>Порядок не&nbsp;сохранён. {problemText(order.error)}</FieldError>
        </div>
      )}
      <ol className="mt-2 -mb-3 divide-y divide-line">
        {shown.map((binding, index) => (
          <li key={binding.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-60 wrap-anywhere">
              <h3 className="flex flex-wrap items-center gap-2 font-medium">
                {typeset(binding.filial.title)}
                {index === 0 && shown.length > 1 && <Badge tone="teal">Основной</Badge>}
              </h3>
              <p className="text-small text-ink-2">
                {typeset(
                  [binding.filial.city, binding.filial.address, binding.filial.directions].filter(Boolean).join(', '),
                )}
              </p>
              <p className="text-small text-ink-3">{aheadText(binding.visits_ahead)}</p>
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
