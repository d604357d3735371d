import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useClinicDoctorAccept, useClinicDoctorDecline } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctorBinding } from '#generated/models/clinic-doctor-binding.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { problemText } from '@/shared/api/problem-text';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { notify } from '@/shared/notify';
import { toldWhenDone } from '@/shared/told-when-done';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { useFocusKept } from '@/shared/ui/focus';
import { Dialog } from '@/shared/ui/overlay/dialog';

const silent = { mutation: { meta: { silent: true } } } as const;

interface RequestListProps {
  readonly doctors: readonly ClinicDoctor[];
  readonly titles: ReadonlyMap<number, string>;
  readonly mayAnswer: boolean;
}

/** Doctors who ask to receive in a filial; each request is answered apart. */
export function RequestList({ doctors, titles, mayAnswer }: RequestListProps) {
  const requests = doctors.flatMap((doctor) =>
    doctor.bindings.filter(({ state }) => state === 'requested').map((binding) => ({ doctor, binding })),
  );
  const title = useRef<HTMLHeadingElement>(null);
  // An answered request goes, and its buttons with it.
  useFocusKept(requests.map(({ doctor, binding }) => `${doctor.id} ${binding.filial_id}`).join(), title);
  if (requests.length === 0) return null;
  return (
    <Card aria-labelledby="doctor-requests" className="mt-5 phone:mt-3">
      <h2 ref={title} id="doctor-requests" className="text-title">
        Просят принимать у&nbsp;вас
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {requests.map(({ doctor, binding }) => (
          <RequestRow
            key={`${doctor.id} ${binding.filial_id}`}
            doctor={doctor}
            binding={binding}
            filial={titles.get(binding.filial_id) ?? ''}
            mayAnswer={mayAnswer}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RequestRowProps {
  readonly doctor: ClinicDoctor;
  readonly binding: ClinicDoctorBinding;
  readonly filial: string;
  readonly mayAnswer: boolean;
}

function RequestRow({ doctor, binding, filial, mayAnswer }: RequestRowProps) {
  const navigate = useNavigate();
  const accept = useClinicDoctorAccept(silent);
  const [declining, setDeclining] = useState(false);
  const name = fullName(doctor);
  const path = { id: doctor.id, filial: binding.filial_id };
  // In a long list the doctor is not in sight, and patients can't book before there are hours.
  const sayAccepted = (): void =>
    notify.success(`${name} теперь принимает: ${filial}. Часы и\u00A0услуги врач укажет сам, мы ему сообщили`, {
      open: () => void navigate({ to: '/fo/clinic/doctors', search: { q: name } }),
    });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={40} />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <p className="text-small wrap-anywhere text-ink-3">
          {doctor.specialisations.map(({ title }) => title).join(', ')}. {filial}
          {binding.asked_at !== null && `, ${calendarDay(binding.asked_at)}`}
        </p>
        {accept.error && (
          <div role="alert">
            <FieldError>{problemText(accept.error)}</FieldError>
          </div>
        )}
      </div>
      {mayAnswer && (
        <div className="flex gap-2 phone:w-full">
          <Button size="small" className="phone:grow" onClick={() => setDeclining(true)}>
            Отказать<span className="sr-only">: {name}</span>
          </Button>
          <Button
            size="small"
            variant="primary"
            className="phone:grow"
            busy={accept.isPending && 'Принимаем'}
            onClick={() => accept.mutate(path, { onSuccess: sayAccepted })}
          >
            Принять<span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
      {declining && <DeclineDialog name={name} path={path} onClose={() => setDeclining(false)} />}
    </li>
  );
}

interface DeclineDialogProps {
  readonly name: string;
  readonly path: { readonly id: number; readonly filial: number };
  readonly onClose: () => void;
}

function DeclineDialog({ name, path, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const decline = useClinicDoctorDecline(toldWhenDone('Отказ отправлен'));
  const send = (): void =>
    decline.mutate(
      { ...path, data: { reason: reason.trim() || null } },
      {
        onSuccess: onClose,
      },
    );
  return (
    <Dialog
      role="alertdialog"
      title={`Отказать: ${name}?`}
      onClose={onClose}
      secondary={
        <Button data-autofocus onClick={onClose}>
          Вернуться
        </Button>
      }
      primary={
        <Button variant="danger" busy={decline.isPending && 'Отправляем'} onClick={send}>
          Отказать
        </Button>
      }
    >
      <TextField
        label="Причина"
        optional
        hint="Её прочитает врач"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        className="text-ink"
      />
      {decline.error && (
        <div role="alert">
          <FieldError>{problemText(decline.error)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
