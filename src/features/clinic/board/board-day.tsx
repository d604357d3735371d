import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { bookedIds } from '@/domain/visit/visit-services';
import { followUpDay } from '@/features/desk/book/follow-up-day';
import { hasDialogDraft } from '@/shared/form/dialog-draft';
import { dayOf, today } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { notify } from '@/shared/notify';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { BoardGrid } from './board-grid';
import { DoctorStrip } from './board-heads';
import { BoardLegend } from './board-legend';
import { type BoardColumn, boardColumns, boardSums } from './board-model';
import { BoardPrint } from './board-print';
import { bookedText, bookingDay } from './board-text';
import { BoardTools } from './board-tools';
import { MissedTimeDialog } from './missed-time-dialog';
import { MovingBar } from './moving-bar';
import { cancelledCount, SamplesRow } from './samples-row';
import { useShownDoctors } from './shown-doctors';
import { useKeyN, useSame } from './use-board';
import { focusVisit, useReschedule, withMoves } from './use-board-reschedule';
import type { BookingStart, When } from './use-booking-choice';
import { momentText, useMoving } from './use-moving';

const route = getRouteApi('/fo/clinic/board');

/**
 * A slot can be booked until this number of milliseconds after its start (contract: Booking at the
 * desk).
 */
const PRESS_LATE = 15 * 60 * 1000;

const bookingDialog = lazyModule(() => import('./booking-dialog'));
const visitDialog = lazyModule(() => import('./visit-dialog'));
const closeTimeSheet = lazyModule(() => import('@/features/clinic/doctors/close-doctor-time'));

interface BoardDayProps {
  filialId: number;
  filialTitle: string;
  view: 'day' | 'week';
  date: string;
  dates: readonly string[];
  now: number;
  doctors: readonly BoardDoctor[];
  visits: readonly DeskVisit[];
  moving: Parameters<typeof useMoving>[2];
}

/** The board after doctors and visits have loaded. */
export function BoardDay({ filialId, filialTitle, view, date, dates, now, doctors, visits, moving }: BoardDayProps) {
  const { doctor_id: doctorId, client, visit: visitId, cancelled: withCancelled = false } = route.useSearch();
  const navigate = route.useNavigate();
  const phone = useIsPhone();
  const sending = useReschedule();
  const { underway } = sending;
  const inHand = moving[0]?.visit.id;
  const placed = useMemo(() => withMoves(visits, underway, inHand), [visits, underway, inHand]);
  const shown = useShownDoctors(filialId, doctors, visits, date);
  const one = shown.doctors.find(({ doctor }) => doctor.id === doctorId) ?? shown.doctors[0];
  const isOne = view === 'week' || phone;
  // Columns are rebuilt every 30 seconds and after each answer. An unchanged column stays the same
  // object, so it isn't rendered again.
  const day = useSame(
    useMemo(() => boardColumns(shown.doctors, placed, dates, now), [shown.doctors, placed, dates, now]),
  );
  const columns = useMemo(
    () => (isOne ? day.filter(({ doctor }) => doctor.id === one?.doctor.id) : day),
    [isOne, day, one],
  );
  const state = useMoving(columns, filialId, moving, sending);

  const [openId, setOpenId] = useState(visitId);
  const open = visits.find(({ id }) => id === openId);
  const card = useLazyDialog(visitDialog, 'визит');
  const showAddressed = useEffectEvent(() => openId !== undefined && card.show());
  useEffect(() => void showAddressed(), []);
  const endVisit = () => {
    card.close();
    setOpenId(undefined);
    if (visitId !== undefined) void navigate({ search: (old) => ({ ...old, visit: undefined }), replace: true });
  };
  // The doctor and day to close. This state isn't in the column: when the day is closed its column
  // unmounts, but the sheet must still show an error.
  const [closed, setClosed] = useState<Pick<BoardColumn, 'doctor' | 'date'>>();
  const closing = useLazyDialog(closeTimeSheet);
  const showClosing = closing.show;
  const showCard = card.show;
  const openVisit = useCallback(
    (visit: DeskVisit) => {
      setOpenId(visit.id);
      showCard();
    },
    [showCard],
  );
  const closeTime = useCallback(
    (column: BoardColumn) => {
      setClosed(column);
      showClosing();
    },
    [showClosing],
  );
  // «Записать» in the list of clients opens the board with `client`. After a login the same key
  // finds the draft again.
  const draft = client === undefined ? `clinic-booking-${filialId}` : `clinic-booking-${filialId}-${client}`;
  const [start, setStart] = useState<BookingStart | undefined>(() =>
    one && (client !== undefined || hasDialogDraft(draft))
      ? { doctorId, date: bookingDay(date), clientId: client }
      : undefined,
  );
  const booking = useLazyModule(bookingDialog, start !== undefined, notOpened);
  const isOpening = start !== undefined && booking === undefined;
  const book = (wanted?: { column: BoardColumn; minute: number; when?: When }) => {
    if (!one) return;
    setStart({
      // The doctor of the pressed column. If no column was pressed, it is the doctor of the week
      // view, or in the day view the doctor in the URL.
      doctorId: wanted?.column.doctor.id ?? (view === 'week' ? one.doctor.id : doctorId),
      date: wanted?.column.date ?? bookingDay(date),
      startsAt: wanted && momentText(wanted.column.date, wanted.minute),
      ...(wanted?.when && { when: wanted.when }),
    });
  };
  const [missed, setMissed] = useState<BoardColumn>();
  /**
   * Handles a press on the column. `own` means that the press isn't on a free slot. If the pressed
   * time is past, a dialog offers a booking at the current time.
   */
  const press = (column: BoardColumn, minute: number, own: boolean) => {
    const isOver = epoch(momentText(column.date, minute)) + PRESS_LATE < now;
    if (own && isOver) setMissed(column);
    else book({ column, minute, ...(own && { when: 'own' as const }) });
  };
  const endBooking = () => {
    setStart(undefined);
    if (client !== undefined) void navigate({ search: (old) => ({ ...old, client: undefined }), replace: true });
  };
  useKeyN(() => book());

  // The dialogs load before anybody opens them, because callers wait while a receptionist opens a
  // dialog.
  useEffect(() => {
    bookingDialog.preload();
    visitDialog.preload();
  }, []);

  return (
    <div className="fill-screen print:block print:min-h-0 phone:-mb-5">
      <BoardTools
        {...{ view, date, dates, filialTitle }}
        sums={boardSums(isOne ? columns : day)}
        doctors={doctors}
        shown={shown}
        doctor={one}
        onBook={() => book()}
        booking={isOpening}
      />
      {phone && view === 'day' && <DoctorStrip columns={day} chosen={one?.doctor.id} onCloseTime={closeTime} />}
      <MovingBar state={state} columns={columns} view={view} />
      <div className="print:hidden">
        <SamplesRow {...{ visits, dates, now, withCancelled }} onOpen={openVisit} />
      </div>
      {columns.length === 0 ? (
        <Card>
          <EmptyState icon={IconStethoscope} title="В этом филиале ещё нет врачей">
            Пригласите врача: он&nbsp;появится на&nbsp;доске, когда укажет часы приёма.
          </EmptyState>
        </Card>
      ) : (
        <div className="print:hidden phone:pb-3">
          <BoardGrid
            label={`Доска, ${filialTitle}`}
            view={view}
            columns={columns}
            now={now}
            state={state}
            withCancelled={withCancelled}
            onOpen={openVisit}
            onBook={press}
            onCloseTime={closeTime}
          />
          <BoardLegend cancelled={cancelledCount(columns, visits, dates)} isShown={withCancelled} />
        </div>
      )}
      <BoardPrint title={filialTitle} {...{ date, dates, now, visits }} columns={view === 'day' ? day : columns} />
      {state.moving === undefined && (
        <BottomBar className="-mx-3 mt-auto">
          <Button wide variant="primary" busy={isOpening && 'Открываем'} onClick={() => book()}>
            <Icon icon={IconPlus} />
            Записать
          </Button>
        </BottomBar>
      )}
      {card.part && open && (
        <card.part.VisitDialog
          visit={open}
          onClose={endVisit}
          onMove={() => {
            endVisit();
            state.pick(open, 'tap');
            focusVisit(open.id);
          }}
          onBook={(source) => {
            endVisit();
            setStart({
              doctorId: open.doctor_id ?? undefined,
              clientId: open.client_id,
              serviceId: open.service_id,
              analyses: open.doctor_id === null ? bookedIds(open) : undefined,
              date: source === 'follow_up' ? followUpDay(open.starts_at) : bookingDay(dayOf(open.starts_at)),
              source,
            });
          }}
        />
      )}
      {closing.part && closed && (
        <closing.part.CloseDoctorTime doctor={closed.doctor} date={closed.date} onClose={closing.close} />
      )}
      {missed && (
        <MissedTimeDialog
          doctor={missed.doctor}
          onBook={() => setStart({ doctorId: missed.doctor.id, date: today(), when: 'now' })}
          onClose={() => setMissed(undefined)}
        />
      )}
      {booking && start && (
        <booking.BookingDialog
          home={{ filialId, filialTitle, doctors }}
          start={start}
          draft={draft}
          onClose={endBooking}
          noticeOf={(visit) => {
            const shownDay = { filial: visit.filial_id, date: dayOf(visit.starts_at) };
            const isInSight = shownDay.filial === filialId && dates.includes(shownDay.date);
            const show = () => void navigate({ search: (old) => ({ ...old, ...shownDay }) });
            return { text: bookedText(visit), ...(!isInSight && { open: show, openLabel: 'Показать' }) };
          }}
        />
      )}
    </div>
  );
}

function notOpened(): void {
  notify.error('Не\u00A0получилось открыть запись. Проверьте интернет и\u00A0обновите страницу');
}
