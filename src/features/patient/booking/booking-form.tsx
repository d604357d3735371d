import { useFamilyMemberListSuspense, usePatientProfileSuspense } from '@generated/api/patient/patient';
import type { DoctorClinic } from '@generated/models/doctor-clinic';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { DoctorService } from '@generated/models/doctor-service';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AddFamilyMemberDialog } from '@/features/patient/family/add-family-member-dialog';
import { Problem, isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { FormFrame } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { now } from '@/shared/format/now';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { BookingAnswers } from './booking-answers';
import { BookingBar, BookingPay } from './booking-pay';
import { bookingSchema, requestOf } from './booking-schema';
import { HoldCountdown } from './hold-countdown';
import { peopleToBookFor } from './people-to-book-for';
import { PersonField } from './person-field';
import { SlotQuestion } from './slot-question';
import { useBook } from './use-book';
import { useSlotHold } from './use-slot-hold';

interface BookingFormProps {
  doctor: DoctorFull;
  link: DoctorService;
  clinic: DoctorClinic;
  startsAt: string;
}

/** Check, say who comes and how to reach them, book. What is typed survives a lost slot, an error and a reload. */
export function BookingForm({ doctor, link, clinic, startsAt }: BookingFormProps) {
  const navigate = useNavigate();
  const { data: profile } = usePatientProfileSuspense({ query: { select: (body) => body.data } });
  const { data: family } = useFamilyMemberListSuspense({ query: { select: (body) => body.data } });
  const people = peopleToBookFor(profile, family, doctor);
  const [adding, setAdding] = useState(false);
  const book = useBook();
  const slot = { doctor_id: doctor.id, filial_id: clinic.id, service_id: link.service.id, starts_at: startsAt };
  const { state, askAgain, spend, lose } = useSlotHold(slot);

  const { form, frame } = useSchemaForm({
    schema: bookingSchema,
    defaultValues: {
      family_member_id: people.find((person) => !person.disabled)?.value ?? '',
      phone: profile.phone ?? '',
      email: profile.email,
      comment: '',
      consent: false,
    },
    draft: { name: `booking-${doctor.slug}`, omit: ['consent'] },
    submit: async (answers) => {
      if (state.kind !== 'held') return;
      const consent = { version: CONSENT_VERSION, accepted_at: new Date(now()).toISOString() };
      try {
        const id = await book(requestOf(answers, { hold_id: state.hold.id, consent }));
        spend();
        await navigate({
          to: '/fo/patient/schedule-record/$id',
          params: { id: String(id) },
          replace: true,
          ignoreBlocker: true,
        });
      } catch (error) {
        if (!isProblem(error, 409)) throw error;
        // A clash in the family belongs to the question who comes; any other conflict means that the slot is gone.
        if (!('family_member_id' in error.errors)) return lose(problemText(error));
        throw new Problem({ kind: 'validation', status: 422, message: error.message, errors: error.errors });
      }
    },
  });

  const toDoctor = {
    to: '/doctor/$slug',
    params: { slug: doctor.slug },
    search: { filial: clinic.id, service: link.service.id, date: startsAt.slice(0, 10), time: startsAt.slice(11, 16) },
  } as const;
  const chooseOther = (next: string) =>
    void navigate({
      to: '/fo/patient/schedule-record',
      search: (old) => ({ ...old, starts_at: next }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const notice =
    state.kind === 'held' ? (
      <HoldCountdown hold={state.hold} />
    ) : (
      state.kind !== 'asking' && (
        <SlotQuestion
          key={`${state.kind} ${startsAt}`}
          state={state}
          doctorSlug={doctor.slug}
          filialId={clinic.id}
          serviceId={link.service.id}
          startsAt={startsAt}
          onChoose={chooseOther}
          onAskAgain={askAgain}
        />
      )
    );

  return (
    <>
      <BackLink {...toDoctor}>К врачу</BackLink>
      <h1 className="mt-1 text-page">Проверьте запись</h1>
      <FormFrame {...frame} className="mt-5 flex flex-col gap-6 phone:gap-3">
        <div className="columns-main-aside">
          <div className="flex flex-col gap-6 phone:gap-3">
            <div className="empty:hidden wide:hidden">{notice}</div>
            {state.kind !== 'held' && state.kind !== 'asking' && <div className="narrow:hidden">{notice}</div>}
            <BookingAnswers doctor={doctor} link={link} clinic={clinic} startsAt={startsAt} change={toDoctor} />
            <Card>
              <form.AppField name="family_member_id">
                {() => <PersonField people={people} onAdd={() => setAdding(true)} />}
              </form.AppField>
            </Card>
            <Card>
              <h2 className="text-h3">Как с&nbsp;вами связаться</h2>
              <div className="mt-4 grid grid-cols-2 gap-4 phone:grid-cols-1">
                <form.AppField name="phone">
                  {(field) => <field.PhoneField label="Телефон" autoComplete="tel" />}
                </form.AppField>
                <form.AppField name="email">
                  {(field) => <field.EmailField label="Электронная почта" autoComplete="email" />}
                </form.AppField>
                <div className="col-span-full">
                  <form.AppField name="comment">
                    {(field) => (
                      <field.TextareaField label="Что беспокоит" optional placeholder="Увидит только врач" rows={3} />
                    )}
                  </form.AppField>
                </div>
              </div>
            </Card>
          </div>
          <BookingPay link={link} clinic={clinic} startsAt={startsAt} state={state}>
            <form.AppField name="consent">
              {(field) => (
                <field.Checkbox label="Согласие">
                  <span className="text-small">
                    Согласен на&nbsp;передачу моих данных клинике {clinic.clinic_legal_name} для&nbsp;записи
                    и&nbsp;приёма.
                  </span>
                </field.Checkbox>
              )}
            </form.AppField>
          </BookingPay>
        </div>
        <BookingBar link={link} state={state} />
      </FormFrame>
      {adding && (
        <AddFamilyMemberDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            form.setFieldValue('family_member_id', String(id));
          }}
        />
      )}
    </>
  );
}
