import { beforeAll, expect, it } from 'vitest';
import { codesOf, refusedAs } from './codes.ts';
import { every } from './operations.ts';
import { accessScenarios } from './scenarios/access.ts';
import { bindingScenarios } from './scenarios/bindings.ts';
import { calendarFeedScenarios } from './scenarios/calendar-feeds.ts';
import { cardAccessScenarios } from './scenarios/card-access.ts';
import { cardInvitationScenarios } from './scenarios/card-invitations.ts';
import { changeEmailScenarios } from './scenarios/change-email.ts';
import { clinicAbsenceScenarios } from './scenarios/clinic-absences.ts';
import { clinicBoardScenarios } from './scenarios/clinic-board.ts';
import { clinicCabinetScenarios } from './scenarios/clinic-cabinet.ts';
import { clinicClientsScenarios } from './scenarios/clinic-clients.ts';
import { clinicFilialScenarios } from './scenarios/clinic-filials.ts';
import { clinicFirstTimeScenarios } from './scenarios/clinic-first-times.ts';
import { clinicNewsScenarios } from './scenarios/clinic-news.ts';
import { clinicPriceScenarios } from './scenarios/clinic-prices.ts';
import { clinicSecondFactorScenarios } from './scenarios/clinic-second-factor.ts';
import { clinicVisitScenarios } from './scenarios/clinic-visits.ts';
import { clinicScenarios } from './scenarios/clinics.ts';
import { codeScenarios } from './scenarios/codes.ts';
import { contentScenarios } from './scenarios/content.ts';
import { deskScenarios } from './scenarios/desk.ts';
import { directoryScenarios } from './scenarios/directories.ts';
import { doctorDeskScenarios } from './scenarios/doctor-desk.ts';
import { doctorPageScenarios } from './scenarios/doctor-page.ts';
import { doctorProfileScenarios } from './scenarios/doctor-profile.ts';
import { doctorScheduleScenarios } from './scenarios/doctor-schedule.ts';
import { doctorScenarios } from './scenarios/doctors.ts';
import { feedbackScenarios } from './scenarios/feedbacks.ts';
import { fileScenarios } from './scenarios/files.ts';
import { guestHoldScenarios } from './scenarios/guest-holds.ts';
import { loginScenarios } from './scenarios/login.ts';
import { lostTimeScenarios } from './scenarios/lost-times.ts';
import { notificationScenarios } from './scenarios/notifications.ts';
import { passwordScenarios } from './scenarios/passwords.ts';
import { patientListScenarios } from './scenarios/patient-lists.ts';
import { patientRecordScenarios } from './scenarios/patient-records.ts';
import { patientReviewScenarios } from './scenarios/patient-reviews.ts';
import { patientVisitScenarios } from './scenarios/patient-visits.ts';
import { patientScenarios } from './scenarios/patient.ts';
import { professionalScenarios } from './scenarios/professionals.ts';
import { provePhoneScenarios } from './scenarios/prove-phone.ts';
import { readinessScenarios } from './scenarios/readiness.ts';
import { refusalScenarios } from './scenarios/refusals.ts';
import { registrationScenarios } from './scenarios/registration.ts';
import { reminderScenarios } from './scenarios/reminders.ts';
import { samplingScenarios } from './scenarios/sampling.ts';
import { secondFactorScenarios } from './scenarios/second-factor.ts';
import { serviceFundingScenarios } from './scenarios/service-funding.ts';
import { staffScenarios } from './scenarios/staff.ts';
import { trustScenarios } from './scenarios/trust.ts';
import { visitQuestionScenarios } from './scenarios/visit-questions.ts';
import { waitlistOfferScenarios } from './scenarios/waitlist-offers.ts';
import { writeSafetyScenarios } from './scenarios/write-safety.ts';
import { createWorld, signEverybodyIn } from './world.ts';

/**
 * Calls every operation in every documented way, and the client checks each response. The last test
 * expects that every documented status has occurred.
 */
const world = createWorld();
beforeAll(() => signEverybodyIn(world));

accessScenarios(world);
refusalScenarios(world);
directoryScenarios(world);
doctorScenarios(world);
clinicScenarios(world);
contentScenarios(world);
loginScenarios(world);
passwordScenarios(world);
changeEmailScenarios(world);
secondFactorScenarios(world);
guestHoldScenarios(world);
registrationScenarios(world);
patientScenarios(world);
patientRecordScenarios(world);
patientReviewScenarios(world);
patientListScenarios(world);
patientVisitScenarios(world);
serviceFundingScenarios(world);
visitQuestionScenarios(world);
fileScenarios(world);
calendarFeedScenarios(world);
reminderScenarios(world);
provePhoneScenarios(world);
cardInvitationScenarios(world);
cardAccessScenarios(world);
professionalScenarios(world);
doctorProfileScenarios(world);
doctorPageScenarios(world);
doctorScheduleScenarios(world);
doctorDeskScenarios(world);
feedbackScenarios(world);
notificationScenarios(world);
staffScenarios(world);
clinicSecondFactorScenarios(world);
clinicNewsScenarios(world);
waitlistOfferScenarios(world);
clinicCabinetScenarios(world);
clinicClientsScenarios(world);
clinicAbsenceScenarios(world);
clinicBoardScenarios(world);
clinicVisitScenarios(world);
clinicFilialScenarios(world);
clinicFirstTimeScenarios(world);
clinicPriceScenarios(world);
bindingScenarios(world);
readinessScenarios(world);
samplingScenarios(world);
writeSafetyScenarios(world);
deskScenarios(world);
trustScenarios(world);
codeScenarios(world);
lostTimeScenarios(world);

it('a URL outside the contract answers 404', async () => {
  const response = await world.client.provider.respond(new Request('http://mocks.test/api/v0/nothing/here'));
  expect(response.status).toBe(404);
});

it('a URL answers 405 to a method that is not in the contract, and answers HEAD like GET without a body', async () => {
  const ask = (method: string, path: string) =>
    world.client.provider.respond(new Request(`http://mocks.test/api/v0${path}`, { method }));
  const refused = await ask('DELETE', '/fo/patient/visits/1');
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await ask('GET', '/auth/logout')).headers.get('Allow')).toBe('POST');
  const head = await ask('HEAD', '/front/resources/dir/cities');
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'application/json', '']);
  expect((await ask('HEAD', '/auth/logout')).status).toBe(405);
});

it('the URL of a doctor’s portrait returns a picture', async () => {
  const response = await world.client.provider.respond(
    new Request('http://mocks.test/api/v0/files/portraits/aigul.svg'),
  );
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await response.text()).toContain('<svg');
  const unknown = await world.client.provider.respond(
    new Request('http://mocks.test/api/v0/files/portraits/nobody.svg'),
  );
  expect(unknown.status).toBe(404);
});

// Keep this test last: it reads the responses that the tests above have received.
it('the contract scenarios have received every documented status', () => {
  const documented = every.flatMap(({ id, answers, limit }) =>
    Object.keys(answers)
      // Leaves out errors of the provider itself and limits that are counted before the provider
      // (tests/unit/mocks/limits.test.ts).
      .filter((status) => status !== 'default' && (status !== '429' || limit === null))
      .map((status) => `${id} ${status}`),
  );
  expect(
    documented.filter((answer) => !world.client.seen.has(answer)),
    'documented, and never answered',
  ).toEqual([]);
});

it('the contract scenarios have received every listed error code', () => {
  const listed = every.flatMap(({ id, answers, limit }) =>
    Object.keys(answers)
      .filter((status) => status !== '429' || limit === null)
      .flatMap((status) => codesOf(id, status).map((code) => `${id} ${status} ${code}`)),
  );
  expect(
    listed.filter((answer) => !world.client.seen.has(answer)),
    'listed in x-codes, and never answered',
  ).toEqual([]);
});

it('every documented error lists its codes and has an example with one of them', () => {
  const wrong = every.flatMap(({ id, answers }) =>
    Object.keys(answers)
      .filter((status) => Number(status) >= 400)
      .filter((status) => {
        const codes = codesOf(id, status);
        const shown = Object.values(refusedAs(id, status)?.content?.['application/json']?.examples ?? {});
        return (
          codes.length === 0 || shown.length === 0 || shown.some(({ value }) => !codes.includes(value.code ?? 'none'))
        );
      })
      .map((status) => `${id} ${status}`),
  );
  expect(wrong).toEqual([]);
});
