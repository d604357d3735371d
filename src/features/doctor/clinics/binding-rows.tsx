import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import {
  getDoctorClinicBindingAcceptMutationOptions,
  getDoctorClinicBindingDeclineMutationOptions,
  useDoctorClinicBindingDelete,
} from '#generated/api/doctor-clinics/doctor-clinics.ts';
import type { ClinicBinding } from '#generated/models/clinic-binding.ts';
import { BindingAnswer } from '@/features/desk/binding/binding-answer';
import type { BindingDesk } from '@/features/desk/binding/binding-desk';
import { dayMonth } from '@/shared/format/date';
import { quoted, typeset } from '@/shared/format/typography';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { type FailedWrite, useWrite } from '@/shared/write/use-write';
import { useWriteOf } from '@/shared/write/use-write-of';
import { WriteError } from '@/shared/write/write-error';

const ofClinics: BindingDesk<{ id: number }> = {
  accept: getDoctorClinicBindingAcceptMutationOptions,
  decline: getDoctorClinicBindingDeclineMutationOptions,
  words: {
    decline: 'Отказаться',
    failure: 'Не\u00A0получилось отказаться',
    declined: 'Клиника узнает о\u00A0вашем отказе',
    hint: 'Её прочитает клиника',
  },
};

interface BindingRowProps {
  readonly binding: ClinicBinding;
}

interface RowProps extends BindingRowProps {
  /** Text that explains the state of the link. */
  readonly note: ReactNode;
  /** The mutation whose error is shown. */
  readonly write: FailedWrite;
  readonly children: ReactNode;
}

/** A filial with the state of its link to the doctor, and actions. */
function Row({ binding: { filial }, note, write, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60 wrap-anywhere">
        <h3 className="font-medium">{typeset(filial.title)}</h3>
        <p className="text-small text-ink-2">{typeset([filial.city, filial.address].join(', '))}</p>
        <div className="mt-1.5 text-small text-ink-2">{note}</div>
        <WriteError of={write} />
      </div>
      <div className="flex flex-wrap gap-2 phone:w-full">{children}</div>
    </li>
  );
}

/** Invitation from a clinic. The doctor accepts or declines it. */
export function InvitationRow({ binding }: BindingRowProps) {
  const accept = useWriteOf(ofClinics.accept, {
    done: 'Приглашение принято. Теперь укажите услуги и\u00A0часы приёма',
  });
  const { title, address } = binding.filial;
  return (
    <Row
      binding={binding}
      write={accept}
      note={
        <Badge tone="amber" icon={IconClock}>
          Пригласили{binding.asked_at !== null && ` ${dayMonth(binding.asked_at)}`}
        </Badge>
      }
    >
      <BindingAnswer
        desk={ofClinics}
        which={{ id: binding.id }}
        name={title}
        accept={accept}
        title="Отказаться от&nbsp;приглашения?"
        details={typeset(`${title}, ${address}`)}
      />
    </Row>
  );
}

/** A request of the doctor that the clinic hasn't answered. The doctor can withdraw it. */
export function RequestRow({ binding }: BindingRowProps) {
  const withdraw = useWrite(useDoctorClinicBindingDelete(), { done: 'Запрос отозван' });
  return (
    <Row
      binding={binding}
      write={withdraw}
      note={
        <Badge icon={IconClock}>Запрос отправлен{binding.asked_at !== null && ` ${dayMonth(binding.asked_at)}`}</Badge>
      }
    >
      <Button
        size="small"
        className="phone:grow"
        busy={withdraw.isSending && 'Отзываем'}
        onClick={() => withdraw.send({ id: binding.id })}
      >
        Отозвать<span className="sr-only"> запрос: {binding.filial.title}</span>
      </Button>
    </Row>
  );
}

/**
 * Request that the clinic has declined, or a withdrawn invitation. The doctor can dismiss the row.
 */
export function AnsweredRow({ binding }: BindingRowProps) {
  const forget = useWrite(useDoctorClinicBindingDelete());
  const when = binding.answered_at === null ? '' : ` ${dayMonth(binding.answered_at)}`;
  return (
    <Row
      binding={binding}
      write={forget}
      note={
        <>
          <Badge tone="red" icon={IconCircleX}>
            {binding.state === 'declined' ? 'Клиника отказала' : 'Клиника отозвала приглашение'}
            {when}
          </Badge>
          {binding.reason !== null && <p className="mt-1.5 wrap-anywhere">{quoted(typeset(binding.reason))}</p>}
        </>
      }
    >
      <Button
        size="small"
        variant="quiet"
        className="phone:grow"
        busy={forget.isSending && 'Убираем'}
        onClick={() => forget.send({ id: binding.id })}
      >
        Убрать<span className="sr-only">: {binding.filial.title}</span>
      </Button>
    </Row>
  );
}
