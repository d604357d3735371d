import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useDoctorVisitCreate } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { Agreement } from '@/domain/visit/over-schedule';
import { isProblem } from '@/shared/api/problem';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { addDays, dayOf } from '@/shared/format/date';
import { duration } from '@/shared/format/duration';
import { now } from '@/shared/format/now';
import { price } from '@/shared/format/price';
import { dateTime } from '@/shared/format/time';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { useToday } from '@/shared/use-now';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { bookDefaults, bookSchema, type KnownPatient, sources } from './book-schema';
import { DeskTimes, useDeskTimes } from './desk-times';
import { firstService, minuteText, type GapRoom, repeatService, sameService } from './gap-fit';
import { GapNote } from './gap-note';
import { PatientChoice } from './patient-choice';

export interface BookFormProps {
  /** Who is known already. */
  readonly patient?: KnownPatient;
  /** A visit that follows another: its service, and the day to open. */
  readonly followUp?: { readonly service_id: number; readonly filial_id: number; readonly day: string };
  /** A visit instead of one that was called off or missed: the same service, from that day on. */
  readonly again?: { readonly service_id: number; readonly filial_id: number; readonly day: string };
  readonly onClose: () => void;
  readonly links: readonly DoctorServiceLink[];
  readonly gap: GapRoom | undefined;
  /** When the gap begins. */
  readonly wished: string | undefined;
  /** By what name it is kept where a 401 takes it away: one for each place that opens it. */
  readonly draft: string;
}

/** Whom, for what and when. */
export function BookForm({ links, gap, wished: gapStart, patient, followUp, again, draft, onClose }: BookFormProps) {
  const today = useToday();
  const first = followUp
    ? repeatService(links, followUp)
    : again
      ? sameService(links, again)
      : firstService(links, gap);
  const book = useWrite(useDoctorVisitCreate(), {
    done: ({ data }) => `Записали: ${data.person.full_name}, ${dateTime(data.starts_at)}`,
    onDone: onClose,
    // The time may be taken by now; after a lost answer perhaps by this very booking.
    onFailed: (problem) => isProblem(problem, 409) && void times.query.refetch(),
  });
  const [schema] = useState(() => bookSchema(links));
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: {
      ...bookDefaults,
      patient: patient ?? null,
      link: String(first?.id ?? ''),
      time: gapStart ?? '',
      source: followUp ? 'follow_up' : 'phone',
    },
    draft: { name: draft, omit: ['now_at', 'agreed_to'], reopens: true },
    submit: (data) => book.ask({ data }),
  });
  const { link: linkId, source, time: chosen, now_at } = useStore(form.store, ({ values }) => values);
  const [wished] = useState(chosen || undefined);
  const link = links.find(({ id }) => String(id) === linkId) ?? links[0];
  const times = useDeskTimes({
    filial_id: link?.filial_id ?? 0,
    ...(link && { service_id: link.service.id }),
    from: followUp && addDays(today, 1),
    day: followUp?.day ?? again?.day ?? (wished && dayOf(wished)),
    wished,
    chosen,
  });
  const startsAt = now_at || times.value;
  const filials = [...Map.groupBy(links, ({ filial_id }) => filial_id)];
  /** It was about another service or another time. */
  const forgetRefusal = () => frame.notes.forgetAll();

  return (
    <DialogForm
      size="sheet"
      title={followUp ? 'Записать на\u00A0повторный приём' : 'Записать пациента'}
      frame={frame}
      action={startsAt === undefined ? 'Записать' : `Записать на\u00A0${dateTime(startsAt)}`}
      busy="Записываем"
      cancel="Не&nbsp;записывать"
      keep="Продолжить запись"
      failure="Не&nbsp;получилось записать"
      wayOut={<Agreement of={book} onAgree={(moment) => form.setFieldValue('agreed_to', moment)} />}
      className="gap-6"
      onClose={onClose}
    >
      {patient ? (
        <form.AppField name="patient">
          {(field) => (
            <field.OwnField<KnownPatient | null> label="Пациент" covers={['client_id']}>
              {() => <p className="font-medium wrap-anywhere">{patient.full_name}</p>}
            </field.OwnField>
          )}
        </form.AppField>
      ) : (
        <PatientChoice />
      )}
      <form.AppField name="link" listeners={{ onChange: forgetRefusal }}>
        {(field) => (
          <field.SelectField
            label="Услуга"
            covers={['service_id', 'filial_id']}
            hint={link && [duration(link.duration_minutes), price(link.price), link.filial_title].join(', ')}
          >
            {/* The same service is given in several clinics: the closed list has no room for more than its name. */}
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
      {link && wished !== undefined && gap?.room !== undefined && times.value === undefined && (
        <GapNote
          startsAt={wished}
          gap={gap}
          link={link}
          links={links}
          onChoose={(id) => form.setFieldValue('link', String(id))}
        />
      )}
      {link?.service.format === 'home' && (
        <form.AppField name="home_address.street">
          {(field) => <field.TextField label="Адрес" hint="Улица, дом, квартира" limit={200} />}
        </form.AppField>
      )}
      {!followUp && (
        <form.AppField
          name="source"
          listeners={{
            onChange: ({ value }) => {
              forgetRefusal();
              if (value !== 'walk_in') form.setFieldValue('now_at', '');
            },
          }}
        >
          {(field) => <field.SegmentedField label="Откуда запись" options={sources} wide />}
        </form.AppField>
      )}
      {source === 'walk_in' && (
        <form.AppField name="now_at" listeners={{ onChange: forgetRefusal }}>
          {(field) => (
            <field.OwnField<string> label="Принять сейчас">
              {({ value, change }) => (
                <Checkbox
                  checked={value !== ''}
                  onChange={({ target }) => change(target.checked ? minuteText(now()) : '')}
                >
                  Принять сейчас: сразу отметим «Здесь»
                </Checkbox>
              )}
            </field.OwnField>
          )}
        </form.AppField>
      )}
      {now_at === '' && (
        <DeskTimes
          times={times}
          missing="Выберите время"
          isRight={(moment) => moment !== '' && moment === form.state.values.agreed_to}
        />
      )}
      <form.AppField name="comment">
        {(field) => <field.TextareaField label="Жалоба или повод" optional rows={2} limit={1000} />}
      </form.AppField>
    </DialogForm>
  );
}
