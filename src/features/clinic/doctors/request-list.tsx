import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  getClinicDoctorAcceptMutationOptions,
  getClinicDoctorDeclineMutationOptions,
} from '#generated/api/clinic-doctors/clinic-doctors.ts';
import type { ClinicDoctorBinding } from '#generated/models/clinic-doctor-binding.ts';
import type { ClinicDoctor } from '#generated/models/clinic-doctor.ts';
import { BindingAnswer } from '@/features/desk/binding/binding-answer';
import type { BindingDesk } from '@/features/desk/binding/binding-desk';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { useRestoredFocus } from '@/shared/ui/focus';
import { useWriteOf } from '@/shared/write/use-write-of';
import { WriteError } from '@/shared/write/write-error';

const ofDoctors: BindingDesk<{ id: number; filial: number }> = {
  accept: getClinicDoctorAcceptMutationOptions,
  decline: getClinicDoctorDeclineMutationOptions,
  words: {
    decline: 'Отказать',
    failure: 'Не\u00A0получилось отказать',
    declined: 'Отказ отправлен',
    hint: 'Её прочитает врач',
  },
};

interface RequestListProps {
  readonly doctors: readonly ClinicDoctor[];
  readonly titles: ReadonlyMap<number, string>;
  readonly mayAnswer: boolean;
}

/** Doctors who have requested to work in a filial; each request is answered separately. */
export function RequestList({ doctors, titles, mayAnswer }: RequestListProps) {
  const requests = doctors.flatMap((doctor) =>
    doctor.bindings.filter(({ state }) => state === 'requested').map((binding) => ({ doctor, binding })),
  );
  const title = useRef<HTMLHeadingElement>(null);
  // When a request is answered, it disappears with its focused button, so the focus moves.
  useRestoredFocus(requests.map(({ doctor, binding }) => `${doctor.id} ${binding.filial_id}`).join(), title);
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
  const router = useRouter();
  const name = fullName(doctor);
  const which = { id: doctor.id, filial: binding.filial_id };
  const accept = useWriteOf(ofDoctors.accept, {
    // The toast has a link to the doctor's row, which may be far down the list. The doctor has no
    // hours yet.
    done: {
      text: `${name} теперь принимает: ${filial}. Часы и\u00A0услуги врач укажет сам, мы ему сообщили`,
      open: () => void router.navigate({ to: '/fo/clinic/doctors', search: { q: name } }),
    },
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
        <WriteError of={accept} />
      </div>
      {mayAnswer && (
        <div className="flex gap-2 phone:w-full">
          <BindingAnswer desk={ofDoctors} which={which} name={name} accept={accept} title={`Отказать: ${name}?`} />
        </div>
      )}
    </li>
  );
}
