import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { useState } from 'react';
import type { DeskSource } from '#generated/models/desk-source.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import type { DoctorVisitCreateRequest } from '#generated/models/doctor-visit-create-request.ts';
import { newClientOf } from '@/domain/person/typed-client';
import { OverSchedule, overlapsOf } from '@/domain/visit/over-schedule';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { useDialogDraft, useKeptValues } from '@/shared/form/dialog-draft';
import { messages } from '@/shared/form/rules/messages';
import { addDays, dayOf } from '@/shared/format/date';
import { duration } from '@/shared/format/duration';
import { now } from '@/shared/format/now';
import { price } from '@/shared/format/price';
import { dateTime, time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { SelectField } from '@/shared/ui/fields/select';
import { TextareaField, TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useToday } from '@/shared/use-now';
import { DeskTimes, useDeskTimes } from './desk-times';
import { firstService, minuteText, type GapRoom, repeatService, sameService } from './gap-fit';
import { GapNote } from './gap-note';
import { nobody, PatientChoice, refusedWho, type Who, whoErrors } from './patient-choice';
import { useDeskBooking } from './use-desk-booking';

/** The contract's limits. */
const LONGEST = { street: 200, comment: 1000 };
const UNTYPED = { street: '', comment: '' };

const sources: readonly { value: DeskSource; label: string }[] = [
  { value: 'phone', label: 'По телефону' },
  { value: 'walk_in', label: 'Без записи' },
  { value: 'follow_up', label: 'Повторно' },
];

export interface BookFormProps {
  /** Who is known already. */
  readonly patient?: Who['patient'];
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
  const kept = useKeptValues(draft, {
    who: { ...nobody, patient },
    link: first?.id ?? 0,
    starts_at: gapStart ?? '',
    source: followUp ? 'follow_up' : 'phone',
    ...UNTYPED,
  });
  const [who, setWho] = useState<Who>(kept.who);
  const [linkId, setLinkId] = useState(kept.link);
  const [source, setSource] = useState(kept.source as DeskSource);
  const [comment, setComment] = useState(kept.comment);
  const [street, setStreet] = useState(kept.street);
  const wished = kept.starts_at || undefined;
  const [tried, setTried] = useState(false);
  const link = links.find(({ id }) => id === linkId) ?? links[0];
  const times = useDeskTimes({
    filial_id: link?.filial_id ?? 0,
    ...(link && { service_id: link.service.id }),
    from: followUp && addDays(today, 1),
    day: followUp?.day ?? again?.day ?? (wished && dayOf(wished)),
    wished,
  });
  const isBegun = comment !== '' || street !== '' || JSON.stringify(who) !== JSON.stringify({ ...nobody, patient });
  const typed = { who, link: linkId, starts_at: times.value ?? '', source, comment, street };
  useDialogDraft(draft, isBegun ? typed : undefined);
  const { book, isPending, error, reset } = useDeskBooking();
  /** Who came by is received now: the minute at which that was said. */
  const [nowAt, setNowAt] = useState<number>();
  /** What was sent last: the doctor may agree to it after all. */
  const [asked, setAsked] = useState<DoctorVisitCreateRequest>();
  const startsAt = nowAt === undefined ? times.value : minuteText(nowAt);
  const overlaps = overlapsOf(error);
  const errors = whoErrors(who);
  const refused = isProblem(error, 422) ? error.errors : {};
  const said = (...fields: string[]) => fields.map((field) => refused[field]?.[0]).find((text) => text !== undefined);
  const atHome = link?.service.format === 'home';
  const filials = [...Map.groupBy(links, ({ filial_id }) => filial_id)];

  const sendAs = (data: DoctorVisitCreateRequest) => {
    setAsked(data);
    book(data, onClose);
  };
  const send = () => {
    setTried(true);
    const starts_at = startsAt;
    if (Object.keys(errors).length > 0 || starts_at === undefined || link === undefined) return;
    if (atHome && (street.trim() === '' || street.length > LONGEST.street)) return;
    if (comment.length > LONGEST.comment) return;
    sendAs({
      ...(who.kind === 'known' && who.patient ? { client_id: who.patient.id } : { new_client: newClientOf(who) }),
      filial_id: link.filial_id,
      service_id: link.service.id,
      starts_at,
      source,
      comment: comment.trim() || null,
      ...(atHome && {
        home_address: { street: street.trim(), flat: null, entrance: null, floor: null, intercom: null, note: null },
      }),
      ...(nowAt !== undefined && { arrived: true }),
    });
  };

  return (
    <Sheet
      title={followUp ? 'Записать на\u00A0повторный приём' : 'Записать пациента'}
      onClose={onClose}
      primary={
        <Button variant="primary" busy={isPending && 'Записываем'} onClick={send}>
          {startsAt === undefined ? 'Записать' : `Записать на\u00A0${dateTime(startsAt)}`}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {patient ? (
          <div>
            <p className="font-medium wrap-anywhere">{patient.full_name}</p>
            {said('client_id') && <FieldError>{said('client_id')}</FieldError>}
          </div>
        ) : (
          <PatientChoice value={who} onChange={setWho} errors={{ ...refusedWho(refused), ...(tried && errors) }} />
        )}
        <SelectField
          label="Услуга"
          value={linkId}
          error={said('service_id', 'filial_id')}
          hint={link && [duration(link.duration_minutes), price(link.price), link.filial_title].join(', ')}
          onChange={({ target }) => {
            setLinkId(Number(target.value));
            reset();
          }}
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
        </SelectField>
        {link && wished !== undefined && gap?.room !== undefined && times.value === undefined && (
          <GapNote startsAt={wished} gap={gap} link={link} links={links} onChoose={setLinkId} />
        )}
        {atHome && (
          <TextField
            label="Адрес"
            hint="Улица, дом, квартира"
            limit={LONGEST.street}
            value={street}
            error={said('home_address.street') ?? (tried && street.trim() === '' ? messages.required : undefined)}
            onChange={({ target }) => setStreet(target.value)}
          />
        )}
        {!followUp && (
          <SegmentedControl
            label="Откуда запись"
            options={sources}
            value={source}
            onChange={(chosen) => {
              setSource(chosen);
              reset();
              if (chosen !== 'walk_in') setNowAt(undefined);
            }}
            wide
          />
        )}
        {source === 'walk_in' && (
          <Checkbox
            checked={nowAt !== undefined}
            onChange={({ target }) => setNowAt(target.checked ? now() : undefined)}
          >
            Принять сейчас: сразу отметим «Здесь»
          </Checkbox>
        )}
        {nowAt === undefined && (
          <div>
            <DeskTimes times={times} />
            {tried && times.value === undefined && <FieldError>Выберите время</FieldError>}
          </div>
        )}
        {error !== null && (
          <Callout tone={isProblem(error, 409) ? 'amber' : 'red'} icon={IconClockX} role="alert">
            {overlaps.length > 0 && nowAt !== undefined ? 'Это время не\u00A0свободно' : problemText(error)}
            <OverSchedule
              overlaps={overlaps}
              action={`Записать всё равно на\u00A0${asked ? time(asked.starts_at) : ''}`}
              busy={isPending}
              onConfirm={() => asked && sendAs({ ...asked, over_schedule: true })}
            />
            {isProblem(error, 409) && nowAt === undefined && (
              <button type="button" className="ml-1 link font-medium" onClick={() => void times.query.refetch()}>
                Показать свободное время
              </button>
            )}
          </Callout>
        )}
        <TextareaField
          label="Жалоба или повод"
          optional
          rows={2}
          limit={LONGEST.comment}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
    </Sheet>
  );
}
