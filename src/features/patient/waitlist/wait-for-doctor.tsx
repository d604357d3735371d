import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { useRef } from 'react';
import { usePatientProfileSuspense } from '#generated/api/patient-profile/patient-profile.ts';
import { useWaitlistCreate } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import {
  useDoctorClinicsSuspense,
  useDoctorFullSuspense,
  useDoctorServicesSuspense,
} from '#generated/api/public-doctors/public-doctors.ts';
import { dataOf } from '@/shared/api/load';
import { problemText } from '@/shared/api/problem-text';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FieldError } from '@/shared/ui/fields/field';
import { Price } from '@/shared/ui/price';

interface WaitForDoctorProps {
  requested: { readonly doctor: string; readonly filial: number; readonly service: number };
}

/** «Сообщить, когда появится время»: doctor, service and clinic, and one button. Then the list shows the entry. */
export function WaitForDoctor({ requested }: WaitForDoctorProps) {
  const { data: profile } = usePatientProfileSuspense({ query: { select: dataOf } });
  const { data: doctor } = useDoctorFullSuspense(requested.doctor, undefined, { query: { select: dataOf } });
  const { data: services } = useDoctorServicesSuspense(requested.doctor, { query: { select: dataOf } });
  const { data: clinics } = useDoctorClinicsSuspense(requested.doctor, { query: { select: dataOf } });
  const create = useWaitlistCreate({ mutation: { meta: { silent: true } } });
  const sending = useRef(false);
  const link = services.find(
    ({ filial_id, service }) => filial_id === requested.filial && service.id === requested.service,
  );
  const clinic = clinics.find(({ id }) => id === requested.filial);
  const toDoctor = {
    to: '/doctor/$slug',
    params: { slug: doctor.slug },
    search: { filial: requested.filial, service: requested.service },
  } as const;

  if (!link || !clinic) {
    return (
      <Card>
        <EmptyState
          icon={IconCalendarOff}
          title="Такой услуги у&nbsp;врача больше нет"
          action={<ButtonLink {...toDoctor}>К странице врача</ButtonLink>}
        >
          Выберите другую услугу или другую клинику.
        </EmptyState>
      </Card>
    );
  }

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    const place = { doctor_id: doctor.id, filial_id: requested.filial, service_id: requested.service };
    // The error is read from the mutation, and the list is refreshed by it (orval.config.ts).
    await create.mutateAsync({ data: place }).catch(() => undefined);
    sending.current = false;
  };

  return (
    <Card>
      <h2 className="text-h3">Сообщить, когда появится время</h2>
      <div className="mt-4 flex gap-3">
        <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={48} />
        <div className="min-w-0">
          <p className="font-medium">{shortName(doctor)}</p>
          <p className="text-small text-ink-2">
            {link.service.title}, <Price of={link.price} />
          </p>
          <p className="text-small text-ink-2">{typeset(`${clinic.title}, ${clinic.address}`)}</p>
        </div>
      </div>
      <p className="mt-4 wrap-anywhere text-ink-2">
        Как только у&nbsp;врача освободится время, напишем на&nbsp;{profile.email}. Ждём четыре недели, отказаться можно
        в&nbsp;любой момент.
      </p>
      <div className="mt-4 flex flex-wrap gap-2 phone:flex-col">
        <Button variant="primary" busy={create.isPending && 'Включаем'} onClick={() => void send()}>
          Сообщить
        </Button>
        <ButtonLink {...toDoctor} variant="quiet">
          К&nbsp;странице врача
        </ButtonLink>
      </div>
      {create.error && <FieldError>{problemText(create.error)}</FieldError>}
    </Card>
  );
}
