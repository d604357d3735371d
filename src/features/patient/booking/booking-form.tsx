import { useStore } from '@tanstack/react-form';
import { useMemo, useRef, useState } from 'react';
import { useFamilyMemberListSuspense } from '#generated/api/patient-family/patient-family.ts';
import { usePatientProfileSuspense } from '#generated/api/patient-profile/patient-profile.ts';
import { useVisitList } from '#generated/api/patient-visits/patient-visits.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { Visit } from '#generated/models/visit.ts';
import { receivedGroup } from '@/domain/person/received-age';
import { payerOf } from '@/domain/service/funding-text';
import { paidOnSpot } from '@/domain/visit/payment-text';
import { clashOf } from '@/domain/visit/visit-clash';
import { formatWords } from '@/domain/visit/visit-format';
import { homeAddressFrom } from '@/features/patient/visit-parts/home-address-schema';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { dataOf } from '@/shared/api/load';
import { FormFrame } from '@/shared/form/form-frame';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dayOf } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { DialogNote } from '@/shared/ui/overlay/modal';
import { PageHeading } from '@/shared/ui/page-heading';
import { type BookingChoice, choiceLink, servicesAsked } from '@/shared/url/booking-search';
import { ClashWarning, ContactFields, HomeAddressCard, PersonField } from './booking-fields';
import { BookingBar, BookingPay } from './booking-pay';
import { bookingSchema, ANY_AGE, mayBookFor, memberChoice, peopleToBookFor, withAdded } from './booking-schema';
import { type BookingOffer, ServiceSheet, CheckAnswers } from './check-answers';
import { HoldInDialog, HoldNote } from './hold-note';
import { TimeSheet } from './offered-times';
import { PayerField } from './payer-field';
import { AlreadyBooked, SlotQuestion } from './slot-question';
import { useBook, useSelection, useSlotHold } from './use-booking';

const addDialog = lazyModule(() => import('@/features/patient/family/add-family-member-dialog'));

interface BookingFormProps {
  choice: BookingChoice;
  offer: BookingOffer;
}

/**
 * Booking form: service and time, person, contacts, consent. The form values are kept after a lost
 * slot, an error or a reload.
 */
export function BookingForm({ choice, offer }: BookingFormProps) {
  const { doctor, link, together, place, services } = offer;
  const { startsAt } = choice;
  const reception = doctor ?? ANY_AGE;
  const isSampling = doctor === null;
  const { data: profile } = usePatientProfileSuspense({ query: { select: dataOf } });
  const { data: family } = useFamilyMemberListSuspense({ query: { select: dataOf } });
  const { data: ahead, refetch: askForVisits } = useVisitList(upcomingVisits, { query: { meta: { silent: true } } });
  const visitDay = dayOf(startsAt);
  const { format } = link.service;
  // Family members added in this form. They can be chosen before the family is refetched.
  const [added, setAdded] = useState<readonly FamilyMember[]>([]);
  const people = useMemo(
    () => peopleToBookFor(profile, withAdded(family.filter(mayBookFor), added), reception, visitDay),
    [profile, family, added, reception, visitDay],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<'service' | 'time'>();
  const adding = useLazyDialog(addDialog);
  const holding = useSlotHold({
    doctor_id: doctor?.id ?? null,
    filial_id: place.id,
    ...servicesAsked(choice),
    starts_at: startsAt,
  });
  const { state, askAgain } = holding;
  const { funding: payers = NOBODY, needs_referral = false } = state.kind === 'held' ? state.hold : link;
  const questions = (state.kind === 'held' ? state.hold.questions : undefined) ?? NOBODY;
  const asked = useLazyModule(questionsPart, questions.length > 0);
  const schema = useMemo(
    () => bookingSchema(people, format, isSampling, payers, asked?.bookingAnswers(questions)),
    [people, format, isSampling, payers, asked, questions],
  );
  const { selectService, selectTime, before } = useSelection({ link, startsAt }, state);
  const book = useBook(holding, async () => (await askForVisits()).data?.data ?? []);
  const clash = clashOf(ahead?.data ?? [], { starts_at: startsAt, duration_minutes: link.duration_minutes });

  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: {
      family_member_id: people.find(({ refused }) => refused === undefined)?.value ?? '',
      funding: choice.payer ?? '',
      home_address: homeAddressFrom(profile.address, place.city),
      phone: profile.phone ?? '',
      email: profile.email,
      comment: '',
      answers: {},
      consent: false,
    },
    draft: { name: `booking-${choice.doctor ?? `sampling-${choice.clinic}`}`, omit: ['consent', 'funding'] },
    submit: book,
  });

  const payer = useStore(form.store, ({ values }) => values.funding);
  const paying = { payers, payer };
  const toTimes = choiceLink(choice);
  const of = choice.doctor === undefined ? { clinic: choice.clinic } : { doctor: choice.doctor };
  const wantedPayer = payerOf(link.funding, (payer || undefined) as BookingChoice['payer']);
  const selection = { of, filialId: place.id, serviceId: link.service.id, startsAt, payer: wantedPayer };
  // The user may have booked this time already, in a request whose answer was lost.
  const own = state.kind === 'lost' ? ahead?.data.find((visit) => isSelected(visit, choice)) : undefined;
  const notice =
    state.kind === 'held' ? (
      <HoldNote hold={state.hold} />
    ) : own ? (
      <AlreadyBooked visit={own} />
    ) : (
      state.kind !== 'asking' && (
        <SlotQuestion
          key={`${state.kind} ${startsAt} ${link.service.id}`}
          selection={selection}
          state={state}
          minutes={link.duration_minutes}
          before={before}
          onChoose={selectTime}
          onAskAgain={askAgain}
        />
      )
    );
  const close = () => setAsking(undefined);
  const toQuestion = () => heading.current?.focus();

  return (
    <>
      <BackLink {...toTimes}>{isSampling ? 'К\u00A0выбору времени' : 'К врачу'}</BackLink>
      <PageHeading ref={heading} tabIndex={-1} className="page-inset mt-1 text-page outline-none" />
      <FormFrame {...frame} className="mt-5 flex flex-col gap-6 phone:gap-3">
        <div className="columns-main-aside">
          <div className="flex flex-col gap-6 phone:gap-3">
            <div className="empty:hidden wide:hidden">{notice}</div>
            {state.kind !== 'held' && state.kind !== 'asking' && <div className="narrow:hidden">{notice}</div>}
            <CheckAnswers
              offer={offer}
              startsAt={startsAt}
              onChangeService={services.length > 1 ? () => setAsking('service') : undefined}
              onChangeTime={() => setAsking('time')}
              otherClinic={offer.hasOtherPlaces ? toTimes : undefined}
            />
            <Card>
              <form.AppField name="family_member_id">
                {(field) => (
                  <>
                    <PersonField
                      question={isSampling ? `Кто сдаёт ${together ? 'анализы' : 'анализ'}` : formatWords(format).who}
                      people={people}
                      forChildren={receivedGroup(reception) === 'children'}
                      onAdd={adding.show}
                      isOpening={adding.opening}
                    />
                    <ClashWarning clash={clash} person={field.state.value} onOtherTime={() => setAsking('time')} />
                  </>
                )}
              </form.AppField>
            </Card>
            <form.AppField name="funding">
              {() => <PayerField payers={payers} value={payer} amount={link.price} referral={needs_referral} />}
            </form.AppField>
            {asked && questions.length > 0 && <asked.BookingQuestions questions={questions} />}
            {format === 'home' && <HomeAddressCard city={place.city} />}
            <ContactFields isSampling={isSampling} />
          </div>
          <BookingPay
            link={link}
            together={together}
            place={place}
            isSampling={isSampling}
            startsAt={startsAt}
            state={state}
            paying={paying}
            paid={paidOnSpot(link.service.format, place, offer.doctor)}
            onAsk={toQuestion}
          >
            <form.AppField name="consent">
              {(field) => (
                <field.Checkbox label="Согласие">
                  <span className="text-small wrap-anywhere">
                    Даю согласие на&nbsp;передачу моих данных клинике {place.clinic_legal_name} для&nbsp;записи и&nbsp;
                    {isSampling ? 'сдачи анализов' : 'приёма'}.
                  </span>
                </field.Checkbox>
              )}
            </form.AppField>
          </BookingPay>
        </div>
        <BookingBar link={link} startsAt={startsAt} state={state} paying={paying} onAsk={toQuestion} />
      </FormFrame>
      <DialogNote value={state.kind !== 'asking' && <HoldInDialog state={state} startsAt={startsAt} />}>
        {adding.part && (
          <adding.part.AddFamilyMemberDialog
            group={receivedGroup(reception)}
            onClose={adding.close}
            onAdded={(member) => {
              setAdded((known) => [...known, member]);
              adding.close();
              const { value, refused } = memberChoice(member, reception, visitDay);
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
              selectService(service);
            }}
          />
        )}
        {asking === 'time' && (
          <TimeSheet
            selection={selection}
            held={state.kind === 'held'}
            onClose={close}
            onChoose={(time) => {
              close();
              selectTime(time);
            }}
          />
        )}
      </DialogNote>
    </>
  );
}

const NOBODY: readonly [] = [];
const questionsPart = lazyModule(() => import('./booking-questions'));

/** Whether a visit matches the choice on this page. */
function isSelected({ starts_at, service_id, filial, doctor }: Visit, choice: BookingChoice): boolean {
  return (
    epoch(starts_at) === epoch(choice.startsAt) &&
    service_id === choice.service &&
    filial.id === choice.filial &&
    doctor?.slug === choice.doctor
  );
}
