import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import type { ClientNextVisit } from '#generated/models/client-next-visit.ts';
import type { NewClient } from '#generated/models/new-client.ts';
import { yearsCount } from '@/shared/format/counts';
import { dateTime, time } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { type SectionAnswer, SectionError } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

export interface Chosen {
  readonly id: number;
  readonly full_name: string;
  readonly age: number | null;
  readonly phone: string | null;
  readonly next_visit: ClientNextVisit | null;
}

/** Who comes; one press takes it back, where nobody was meant from the beginning. */
export function ChosenClient({ client, onChange }: { client: Chosen; onChange?: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-note bg-canvas px-4 py-3">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-medium wrap-anywhere">{client.full_name}</span>
        <span className="text-small text-ink-2">
          {[client.age === null ? null : yearsCount(client.age), client.phone]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
        {/* Seen before the same caller is booked twice. */}
        {client.next_visit && (
          <span className="block text-small text-ink-2">
            Уже есть запись: {dateTime(client.next_visit.starts_at)}
            {client.next_visit.doctor !== null && `, ${client.next_visit.doctor}`}
          </span>
        )}
      </p>
      {onChange && (
        <Button variant="quiet" size="small" className="phone:-ml-2" onClick={onChange}>
          Другой клиент
        </Button>
      )}
    </div>
  );
}

/** Who came with the link, or the free times, could not be read: another try, in the place where they are missing. */
export function NotRead({ query, what }: { query: SectionAnswer<unknown>; what: string }) {
  if (query.error === null) return null;
  return <SectionError error={query.error} what={what} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}

/** The slot was taken meanwhile: the nearest ones are a press away, and nothing that was typed is lost. */
export function NearestTimes({
  times,
  wanted,
  onChoose,
}: {
  times: readonly string[];
  wanted: string | undefined;
  onChoose: (moment: string) => void;
}) {
  const at = wanted === undefined ? 0 : epoch(wanted);
  const near = times.toSorted((a, b) => Math.abs(epoch(a) - at) - Math.abs(epoch(b) - at)).slice(0, 3);
  if (near.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      Свободно:
      {near.toSorted().map((moment) => (
        <Button key={moment} size="small" onClick={() => onChoose(moment)}>
          {time(moment)}
        </Button>
      ))}
    </p>
  );
}

/** The wanted time, else the first free one after it. */
export function nearestTime(free: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined || free.includes(wanted)) return wanted ?? free[0];
  return free.find((moment) => epoch(moment) >= epoch(wanted)) ?? free.at(-1);
}

/** Asked where Esc would lose what a caller has said. */
export function LeaveBooking({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title="Не записывать?"
      safe="Продолжить запись"
      action="Не записывать"
      onConfirm={onLeave}
      onClose={onStay}
    >
      Выбранное и&nbsp;набранное здесь пропадёт.
    </ConfirmDialog>
  );
}

interface BookingFailureProps {
  text: string;
  /** The time is not free: what to do about it is asked here, and Enter must not book another one. */
  isConflict: boolean;
  children: ReactNode;
}

/** Why nothing was booked, with the way on. */
export function BookingFailure({ text, isConflict, children }: BookingFailureProps) {
  return (
    <Callout tone="red" icon={IconAlertTriangle}>
      <p data-error ref={isConflict ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        {text}
      </p>
      {children}
    </Callout>
  );
}

const takeFocus = (text: HTMLElement | null): void => text?.focus();

/** As the contract names who is booked. */
export function whoOf(client: Chosen | undefined, newClient: NewClient | undefined) {
  return client ? { client_id: client.id } : { new_client: newClient ?? null };
}

/** Once it is on the page. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** The first wrong field of a form, once it says so. */
export function focusWrong(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** @param client null where what was typed of a new one is wrong */
export function missingText(client: object | null | undefined, startsAt: string | undefined): string | undefined {
  if (client === null) return 'Исправьте отмеченное у\u00A0нового клиента';
  if (client === undefined) return 'Найдите клиента или впишите нового';
  return startsAt === undefined ? 'Выберите время' : undefined;
}
