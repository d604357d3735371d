import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { type ReactNode, useState } from 'react';
import { useDoctorClinicBindingList } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useDoctorServiceLinkList } from '#generated/api/doctor-services/doctor-services.ts';
import { getDoctorVisitCreateMutationOptions, useDoctorSlotList } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { BookForm } from '@/features/desk/book/book-form';
import { bookDefaults } from '@/features/desk/book/book-schema';
import { useBook } from '@/features/desk/book/use-book';
import type { KnownPerson } from '@/features/desk/caller/people-desk';
import { dataOf } from '@/shared/api/load';
import { addDays, dayOf } from '@/shared/format/date';
import { now } from '@/shared/format/now';
import { dateTime } from '@/shared/format/time';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useToday } from '@/shared/use-now';
import { doctorPeople } from './doctor-people';
import { firstService, gapStart, type GapRoom, repeatService, sameService } from './gap-fit';
import { DoctorFields, useDoctorChoice } from './service-and-time';

interface Followed {
  readonly service_id: number;
  readonly filial_id: number;
  /** The day that the picker shows first. */
  readonly day: string;
}

export interface BookDialogProps {
  /** The free interval that was pressed in the calendar. */
  readonly gap?: { readonly filial_id: number; readonly starts_at?: string };
  /** The patient, if already known. */
  readonly patient?: KnownPerson;
  /** The visit that needs a follow-up. It sets the service at first. */
  readonly followUp?: Followed;
  /** The cancelled or missed visit to replace. It sets the service and the day at first. */
  readonly again?: Followed;
  /**
   * Draft key, different for each place that opens the form. After a 401 the same place restores
   * the values.
   */
  readonly draft: string;
  readonly onClose: () => void;
}

/** Dialog «Записать»: patient, service and time. The visit needs no confirmation. */
export function BookDialog({ gap, ...props }: BookDialogProps) {
  const [wished] = useState(() => gap?.starts_at && gapStart(gap.starts_at, now()));
  const services = useDoctorServiceLinkList({ query: { ...shownBySection.query, select: dataOf } });
  const room = useGapRoom(gap?.filial_id ?? 0, wished);
  const known = room.isLoading ? undefined : services;
  return (
    <SectionQuery
      query={{ ...services, data: known?.data }}
      skeleton={<Waiting onClose={props.onClose}>{null}</Waiting>}
    >
      {(links) =>
        links.length === 0 ? (
          <Waiting onClose={props.onClose}>
            <NothingToBook />
          </Waiting>
        ) : (
          <KnownBookDialog
            {...props}
            links={links}
            wished={wished}
            gap={gap && { filial_id: gap.filial_id, room: room.data ?? undefined }}
          />
        )
      }
    </SectionQuery>
  );
}

interface KnownBookDialogProps extends Omit<BookDialogProps, 'gap'> {
  readonly links: readonly DoctorServiceLink[];
  readonly gap: GapRoom | undefined;
  /** Start of the pressed free interval. */
  readonly wished: string | undefined;
}

function KnownBookDialog({ links, gap, wished, patient, followUp, again, draft, onClose }: KnownBookDialogProps) {
  const today = useToday();
  const first = followUp
    ? repeatService(links, followUp)
    : again
      ? sameService(links, again)
      : firstService(links, gap);
  const booking = useBook({
    visitCreate: getDoctorVisitCreateMutationOptions,
    start: {
      ...bookDefaults,
      client_id: String(patient?.id ?? ''),
      offer: String(first?.id ?? ''),
      time: wished ?? '',
      source: followUp ? 'follow_up' : 'phone',
    },
    draft,
    noticeOf: ({ person, starts_at }) => ({ text: `Записали: ${person.full_name}, ${dateTime(starts_at)}` }),
    onClose,
    valuesOf: ({ filial_id, service_id, starts_at }) => {
      const link = links.find((one) => one.filial_id === filial_id && one.service.id === service_id);
      return { offer: String(link?.id ?? ''), time: starts_at };
    },
    choiceNow: () => choice,
  });
  const opening = { links, gap, from: followUp && addDays(today, 1), day: followUp?.day ?? again?.day };
  const choice = useDoctorChoice(opening, booking.wanted);
  return (
    <BookForm
      booking={booking}
      choice={choice}
      people={doctorPeople}
      size="sheet"
      title={followUp ? 'Записать на\u00A0повторный приём' : 'Записать пациента'}
      fixed={patient}
      hasSource={followUp !== undefined}
      onClose={onClose}
    >
      <DoctorFields links={links} gap={gap} choice={choice} onChange={booking.choose} />
    </BookForm>
  );
}

/**
 * Number of free minutes from the start of the free interval. While it is unknown, all services are
 * offered, and the server decides.
 */
function useGapRoom(filial_id: number, wished: string | undefined) {
  const today = useToday();
  const date = wished === undefined ? today : dayOf(wished);
  return useDoctorSlotList(
    { filial_id, date_from: date, date_to: date, ...(wished !== undefined && { starts_at: wished }) },
    { query: { ...shownBySection.query, enabled: wished !== undefined, select: ({ room_minutes }) => room_minutes } },
  );
}

/** Explains what is missing before a booking: a clinic, or a service in a clinic. */
function NothingToBook() {
  const bindings = useDoctorClinicBindingList({ query: { ...shownBySection.query, select: dataOf } });
  return (
    <SectionQuery query={bindings}>
      {(all) =>
        all.some(({ state }) => state === 'active') ? (
          <EmptyState
            icon={IconListCheck}
            title="Сначала добавьте услугу"
            action={
              <ButtonLink to="/fo/doctor/services" variant="primary">
                Услуги и&nbsp;цены
              </ButtonLink>
            }
          >
            Записывают на&nbsp;услугу: у&nbsp;неё есть цена и&nbsp;длительность.
          </EmptyState>
        ) : (
          <EmptyState
            icon={IconBuildingHospital}
            title="Сначала выберите клинику"
            action={
              <ButtonLink to="/fo/doctor/clinics-binding" variant="primary">
                Мои клиники
              </ButtonLink>
            }
          >
            Записать можно туда, где вы&nbsp;принимаете: примите приглашение или отправьте клинике запрос.
          </EmptyState>
        )
      }
    </SectionQuery>
  );
}

function Waiting({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Sheet title="Записать пациента" onClose={onClose}>
      {children}
    </Sheet>
  );
}
