import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { type ReactNode, useState } from 'react';
import { useDoctorClinicBindingList } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useDoctorServiceLinkList } from '#generated/api/doctor-services/doctor-services.ts';
import { useDoctorSlotList } from '#generated/api/doctor-visits/doctor-visits.ts';
import { dataOf } from '@/shared/api/load';
import { dayOf } from '@/shared/format/date';
import { now } from '@/shared/format/now';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useToday } from '@/shared/use-now';
import { BookForm, type BookFormProps } from './book-form';
import { gapStart } from './gap-fit';

export interface BookDialogProps extends Omit<BookFormProps, 'links' | 'gap' | 'wished'> {
  /** Where and when to begin with: a free gap. */
  readonly gap?: { readonly filial_id: number; readonly starts_at?: string };
}

/** «Записать»: whom, for what and when; confirmed at once. */
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
          <BookForm
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

/** Minutes of the longest visit that may begin then. Without an answer every service may fit, and the provider decides. */
function useGapRoom(filial_id: number, wished: string | undefined) {
  const today = useToday();
  const date = wished === undefined ? today : dayOf(wished);
  return useDoctorSlotList(
    { filial_id, date_from: date, date_to: date, ...(wished !== undefined && { starts_at: wished }) },
    { query: { ...shownBySection.query, enabled: wished !== undefined, select: ({ room_minutes }) => room_minutes } },
  );
}

/** What comes first: a clinic, then a service in it. */
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
