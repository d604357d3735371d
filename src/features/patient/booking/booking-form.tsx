import { useFamilyMemberListSuspense, usePatientProfileSuspense, useVisitList } from '@generated/api/patient/patient';
import type { DoctorClinic } from '@generated/models/doctor-clinic';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { DoctorService } from '@generated/models/doctor-service';
import type { FamilyMember } from '@generated/models/family-member';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { receivedGroup } from '@/domain/person/received-age';
import { formatWords } from '@/domain/visit/format-words';
import { clashOf } from '@/domain/visit/visit-clash';
import { AddFamilyMemberDialog } from '@/features/patient/family/add-family-member-dialog';
import { homeAddressFrom } from '@/features/patient/visit/home-address-schema';
import { upcomingVisits } from '@/features/patient/visits/upcoming-visits';
import { Problem, isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { FormFrame } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dayOf } from '@/shared/format/date';
import { now } from '@/shared/format/now';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { BookingAnswers } from './booking-answers';
import { BookingPay, BookingBar } from './booking-pay';
import { bookingSchema, requestOf } from './booking-schema';
import { ClashWarning } from './clash-warning';
import { ContactFields } from './contact-fields';
import { HoldNote } from './hold-note';
import { HomeAddressCard } from './home-address-card';
import { memberChoice, peopleToBookFor, withAdded } from './people-to-book-for';
import { PersonField } from './person-field';
import { ServiceSheet } from './service-sheet';
import { SlotQuestion } from './slot-question';
import { TimeSheet } from './time-sheet';
import { useBook } from './use-book';
import { useChoice } from './use-choice';
import { useSlotHold } from './use-slot-hold';

interface BookingFormProps {
  doctor: DoctorFull;
  link: DoctorService;
  /** Everything that the doctor gives in this clinic. */
  services: readonly DoctorService[];
  clinic: DoctorClinic;
  hasOtherClinics: boolean;
  startsAt: string;
}

/** Check, say who comes and how to reach them, book. What is typed survives a lost slot, an error and a reload. */
export function BookingForm({ doctor, link, services, clinic, hasOtherClinics, startsAt }: BookingFormProps) {
  const navigate = useNavigate();
  const { data: profile } = usePatientProfileSuspense({ query: { select: (body) => body.data } });
  const { data: family } = useFamilyMemberListSuspense({ query: { select: (body) => body.data } });
  const { data: ahead, refetch: askForVisits } = useVisitList(upcomingVisits, { query: { meta: { silent: true } } });
  const visitDay = dayOf(startsAt);
  const { format } = link.service;
  // Those who were added here can be chosen at once, before the family has been read again.
  const [added, setAdded] = useState<readonly FamilyMember[]>([]);
  const people = useMemo(
    () => peopleToBookFor(profile, withAdded(family, added), doctor, visitDay),
    [profile, family, added, doctor, visitDay],
  );
  const schema = useMemo(() => bookingSchema(people, format), [people, format]);
  const [asking, setAsking] = useState<'person' | 'service' | 'time'>();
  const book = useBook();
  const slot = { doctor_id: doctor.id, filial_id: clinic.id, service_id: link.service.id, starts_at: startsAt };
  const { state, askAgain, spend, lose } = useSlotHold(slot);
  const { chooseService, chooseTime, before } = useChoice({ link, startsAt }, state);
  const clash = clashOf(ahead?.data ?? [], { starts_at: startsAt, duration_minutes: link.duration_minutes });

  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: {
      family_member_id: people.find(({ refused }) => refused === undefined)?.value ?? '',
      home_address: homeAddressFrom(profile.address, clinic.city),
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
        void askForVisits();
        throw new Problem({ kind: 'validation', status: 422, message: error.message, errors: error.errors });
      }
    },
  });

  const toDoctor = {
    to: '/doctor/$slug',
    params: { slug: doctor.slug },
    search: { filial: clinic.id, service: link.service.id, date: visitDay, time: startsAt.slice(11, 16) },
  } as const;
  const wish = { doctorSlug: doctor.slug, filialId: clinic.id, serviceId: link.service.id, startsAt };
  const notice =
    state.kind === 'held' ? (
      <HoldNote hold={state.hold} />
    ) : (
      state.kind !== 'asking' && (
        <SlotQuestion
          key={`${state.kind} ${startsAt} ${link.id}`}
          {...wish}
          state={state}
          minutes={link.duration_minutes}
          before={before}
          onChoose={chooseTime}
          onAskAgain={askAgain}
        />
      )
    );
  const close = () => setAsking(undefined);

  return (
    <>
      <BackLink {...toDoctor}>К врачу</BackLink>
      <h1 className="page-inset mt-1 text-page">Проверьте запись</h1>
      <FormFrame {...frame} className="mt-5 flex flex-col gap-6 phone:gap-3">
        <div className="columns-main-aside">
          <div className="flex flex-col gap-6 phone:gap-3">
            <div className="empty:hidden wide:hidden">{notice}</div>
            {state.kind !== 'held' && state.kind !== 'asking' && <div className="narrow:hidden">{notice}</div>}
            <BookingAnswers
              doctor={doctor}
              link={link}
              clinic={clinic}
              startsAt={startsAt}
              onChangeService={services.length > 1 ? () => setAsking('service') : undefined}
              onChangeTime={() => setAsking('time')}
              otherClinic={hasOtherClinics ? toDoctor : undefined}
            />
            <Card>
              <form.AppField name="family_member_id">
                {(field) => (
                  <>
                    <PersonField
                      question={formatWords(format).who}
                      people={people}
                      forChildren={receivedGroup(doctor) === 'children'}
                      onAdd={() => setAsking('person')}
                    />
                    <ClashWarning clash={clash} person={field.state.value} onOtherTime={() => setAsking('time')} />
                  </>
                )}
              </form.AppField>
            </Card>
            {format === 'home' && <HomeAddressCard city={clinic.city} />}
            <ContactFields />
          </div>
          <BookingPay link={link} clinic={clinic} startsAt={startsAt} state={state}>
            <form.AppField name="consent">
              {(field) => (
                <field.Checkbox label="Согласие">
                  <span className="text-small">
                    Даю согласие на&nbsp;передачу моих данных клинике {clinic.clinic_legal_name} для&nbsp;записи
                    и&nbsp;приёма.
                  </span>
                </field.Checkbox>
              )}
            </form.AppField>
          </BookingPay>
        </div>
        <BookingBar link={link} state={state} />
      </FormFrame>
      {asking === 'person' && (
        <AddFamilyMemberDialog
          group={receivedGroup(doctor)}
          onClose={close}
          onAdded={(member) => {
            close();
            setAdded((known) => [...known, member]);
            const { value, refused } = memberChoice(member, doctor, visitDay);
            if (refused === undefined) form.setFieldValue('family_member_id', value);
          }}
        />
      )}
      {asking === 'service' && (
        <ServiceSheet
          services={services}
          value={link.service.id}
          onClose={close}
          onChoose={(service) => {
            close();
            chooseService(service);
          }}
        />
      )}
      {asking === 'time' && (
        <TimeSheet
          {...wish}
          held={state.kind === 'held'}
          onClose={close}
          onChoose={(time) => {
            close();
            chooseTime(time);
          }}
        />
      )}
    </>
  );
}
