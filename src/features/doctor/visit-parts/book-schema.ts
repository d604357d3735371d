import * as v from 'valibot';
import type { DeskSource } from '#generated/models/desk-source.ts';
import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { DoctorPatient } from '#generated/models/doctor-patient.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { newClientSchema, noTypedClient } from '@/domain/person/typed-client';
import { chosen } from '@/shared/form/rules/choice';
import { messages } from '@/shared/form/rules/messages';
import { optionalText } from '@/shared/form/rules/text';

export type KnownPatient = Pick<DoctorPatient, 'id' | 'full_name' | 'age' | 'phone'>;

/** Who comes: one of the doctor's patients, or somebody new. */
export const nobody = { kind: 'known', patient: null as KnownPatient | null, new_client: noTypedClient };

export const sources: readonly { value: DeskSource; label: string }[] = [
  { value: 'phone', label: 'По телефону' },
  { value: 'walk_in', label: 'Без записи' },
  { value: 'follow_up', label: 'Повторно' },
];

export const bookDefaults = {
  ...nobody,
  /** Id of the doctor's service. */
  link: '',
  time: '',
  /** The minute at which was said that who came by is received now. */
  now_at: '',
  /** The time of which was read what stands there. */
  agreed_to: '',
  source: 'phone',
  comment: '',
  home_address: { street: '' },
};

type BookValues = typeof bookDefaults;

const common = {
  link: v.string(),
  time: v.string(),
  now_at: v.string(),
  agreed_to: v.string(),
  source: chosen(sources.map(({ value }) => value)),
  comment: optionalText(1000),
  home_address: v.object({ street: optionalText(200) }),
};

const whoSchema = v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('known'),
    patient: v.custom<KnownPatient>((patient) => patient !== null, 'Выберите, кто придёт'),
    new_client: v.any(),
  }),
  v.object({ ...common, kind: v.literal('new'), patient: v.any(), new_client: newClientSchema }),
]);

/** From the form to what is sent. `links` are the doctor's services. */
export function bookSchema(links: readonly DoctorServiceLink[]): v.GenericSchema<BookValues, DeskVisitCreateRequest> {
  const linkOf = (id: unknown) => links.find((link) => String(link.id) === id) ?? links[0];
  const isAtHome = (id: unknown) => linkOf(id)?.service.format === 'home';
  return v.pipe(
    whoSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      const { link, home_address } = (dataset.value ?? {}) as Partial<v.InferOutput<typeof whoSchema>>;
      if (!isAtHome(link) || !home_address || home_address.street !== null) return;
      const path = [
        { type: 'object', origin: 'value', input: dataset.value as object, key: 'home_address', value: home_address },
        { type: 'object', origin: 'value', input: home_address, key: 'street', value: null },
      ] as never;
      addIssue({ message: messages.required, path });
    }),
    v.transform(({ link, time, now_at, agreed_to, source, comment, home_address, ...who }) => {
      const service = linkOf(link);
      const begins = now_at || time;
      return {
        ...(who.kind === 'known' ? { client_id: who.patient.id } : { new_client: who.new_client }),
        filial_id: service?.filial_id ?? 0,
        service_id: service?.service.id ?? 0,
        starts_at: begins,
        source,
        comment,
        ...(home_address.street !== null &&
          isAtHome(link) && {
            home_address: {
              street: home_address.street,
              flat: null,
              entrance: null,
              floor: null,
              intercom: null,
              note: null,
            },
          }),
        ...(now_at !== '' && { arrived: true }),
        ...(agreed_to === begins && { over_schedule: true }),
      };
    }),
  ) as v.GenericSchema<BookValues, DeskVisitCreateRequest>;
}
