import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { getDoctorSlotListQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { payerOf } from '@/domain/service/funding-text';
import { payerObstacle } from '@/domain/service/payer-times';
import { dayAt, freeSlots } from '@/domain/slot/slot-calendar';
import { deskOffer } from '@/domain/visit/visit-payment';
import { bookDefaults, type BookValues } from '@/features/desk/book/book-schema';
import { DeskTimes, useDeskTimes } from '@/features/desk/book/desk-times';
import { PayerSelect } from '@/features/desk/book/payer-select';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { dayOf } from '@/shared/format/date';
import { duration } from '@/shared/format/duration';
import { lowerFirst } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { time } from '@/shared/format/time';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import type { GapRoom } from './gap-fit';
import { GapNote } from './gap-note';

/** Initial state of the booking dialog. */
export interface DoctorOpening {
  readonly links: readonly DoctorServiceLink[];
  readonly gap: GapRoom | undefined;
  /** The first day to offer; by default today. */
  readonly from?: string | undefined;
  /** The day that the picker shows first. */
  readonly day?: string | undefined;
}

/** Derives the chosen service and time from the form values. */
export function useDoctorChoice({ links, from, day }: DoctorOpening, values: BookValues) {
  const [wished] = useState(values.time || undefined);
  const link = links.find(({ id }) => String(id) === values.offer) ?? links[0];
  const payer = link && payerOf(link.funding, values.funding);
  const times = useDeskTimes({
    slots: getDoctorSlotListQueryOptions,
    filial_id: link?.filial_id ?? 0,
    ...(link && { service_id: link.service.id }),
    ...(payer && { funding: payer }),
    from,
    day: day ?? (wished && dayOf(wished)),
    wished,
    chosen: values.time,
  });
  const { query } = times;
  return {
    link,
    times,
    /** The start of the free interval, or the time that was chosen before a login. */
    wished,
    offer: link && {
      filial_id: link.filial_id,
      service_id: link.service.id,
      format: link.service.format,
      funding: payer,
    },
    startsAt: values.agreed_to || values.now_at || times.value,
    free: freeSlots(dayAt(query.data?.days ?? [], times.day)).map(({ starts_at }) => starts_at),
    isOwnTime: false,
    isLooking: false,
    isReading: query.isFetching,
    readAgain: () => void query.refetch(),
  };
}

interface DoctorFieldsProps extends Pick<DoctorOpening, 'links' | 'gap'> {
  readonly choice: ReturnType<typeof useDoctorChoice>;
  readonly onChange: () => void;
}

/** Form fields for a service of the doctor and a free time. */
export function DoctorFields({ links, gap, choice, onChange }: DoctorFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: bookDefaults });
  const isNow = useStore(form.store, ({ values }) => values.now_at !== '');
  const { link, times, wished, startsAt } = choice;
  const why =
    link && wished !== undefined && times.value === undefined && !isNow
      ? payerObstacle(link, choice.offer?.funding, time(wished))
      : undefined;
  const filials = [...Map.groupBy(links, ({ filial_id }) => filial_id)];
  return (
    <>
      <form.AppField name="offer" listeners={{ onChange }}>
        {(field) => (
          <field.SelectField
            label="Услуга"
            covers={['service_id', 'filial_id']}
            hint={
              link &&
              [
                duration(link.duration_minutes),
                lowerFirst(deskOffer(link, choice.offer?.funding)),
                link.filial_title,
              ].join(', ')
            }
          >
            {/* Options are grouped by filial, because a closed select only has room for the
                service's name. */}
            {filials.map(([filial_id, offered]) => (
              <optgroup key={filial_id} label={offered[0]?.filial_title ?? ''}>
                {offered.map(({ id, service, price: amount, duration_minutes }) => (
                  <option key={id} value={id}>
                    {`${service.title}, ${duration(duration_minutes)}, ${price(amount)}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      {link && <PayerSelect offer={link} payer={choice.offer?.funding} onChange={onChange} />}
      {link && wished !== undefined && gap?.room !== undefined && times.value === undefined && (
        <GapNote
          startsAt={wished}
          gap={gap}
          link={link}
          links={links}
          onChoose={(id) => form.setFieldValue('offer', String(id))}
        />
      )}
      <LiveRegion>
        {why !== undefined && (
          <Callout tone="amber" icon={IconClockX}>
            {time(wished ?? '')} не&nbsp;подходит: {lowerFirst(why)}. Выберите другое время ниже.
          </Callout>
        )}
      </LiveRegion>
      {!isNow && (
        <DeskTimes
          times={times}
          payer={choice.offer?.funding}
          missing="Выберите время"
          isRight={() => startsAt !== undefined}
          onChange={onChange}
        />
      )}
    </>
  );
}
