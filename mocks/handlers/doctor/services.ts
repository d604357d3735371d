import * as servicesMocks from '#generated/mocks/doctor-services/doctor-services.msw.ts';
import type { Db } from '../../db/db.ts';
import type { DoctorServiceLink } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import {
  addService,
  changePrices,
  changeService,
  copyServices,
  ownService,
  servicesOf,
  servicesToGive,
  showService,
} from '../../rules/doctor/service-links.ts';
import { stateFunding } from '../../rules/funding.ts';
import { changeQuestions, questionList } from '../../rules/question-lists.ts';
import { serviceQuestion } from '../../rules/visit-questions.ts';
import { serviceLinkView } from '../views/doctor-profile.ts';
import { serviceView } from '../views/service.ts';

export const services = implement(servicesMocks)({
  doctorServiceDirectory: ({ db, user }) => ({
    data: servicesToGive(db, ownDoctor(db, user)).map((service) => serviceView(db, service)),
  }),

  doctorServiceLinkList: ({ db, user, now }) => many(db, servicesOf(db, ownDoctor(db, user)), now),

  doctorServiceLinkCreate: ({ db, user, body, now }) => one(db, addService(db, ownDoctor(db, user), body), now),
  doctorServiceLinkUpdate: ({ db, user, path, body, now }) =>
    one(db, changeService(db, ownDoctor(db, user), path.id, body), now),
  doctorServiceLinkDelete: ({ db, user, path }) => {
    db.doctor_services.remove(ownService(db, ownDoctor(db, user), path.id).id);
  },

  doctorServiceVisibilitySet: ({ db, user, path, now }) =>
    one(db, showService(db, ownDoctor(db, user), path.id, path.value === 1), now),
  doctorServiceVisibilityUpdate: ({ db, user, path, body, now }) =>
    one(db, showService(db, ownDoctor(db, user), path.id, body.visible), now),

  doctorServicePricesUpdate: ({ db, user, body, now }) => {
    const doctor = ownDoctor(db, user);
    changePrices(db, doctor, body);
    return many(db, servicesOf(db, doctor), now);
  },
  doctorServiceFundingUpdate: ({ db, user, body, now }) =>
    many(db, stateFunding(db, servicesOf(db, ownDoctor(db, user)), body), now),
  doctorServiceCopy: ({ db, user, body, now }) => many(db, copyServices(db, ownDoctor(db, user), body), now),

  doctorServiceQuestionList: ({ db, user, path }) => ({
    data: questionList(db, askedBy(db, user, path.service)).map((row) => serviceQuestion(db, row)),
  }),
  doctorServiceQuestionsUpdate: ({ db, user, path, body }) => ({
    data: changeQuestions(db, askedBy(db, user, path.service), body.questions).map((row) => serviceQuestion(db, row)),
  }),
});

function askedBy(db: Db, user: UserRow, service_id: number) {
  return { clinic_id: null, doctor_id: ownDoctor(db, user).id, service_id };
}

function one(db: Db, link: DoctorServiceLink, now: number) {
  return { data: serviceLinkView(db, link, now) };
}

function many(db: Db, links: readonly DoctorServiceLink[], now: number) {
  return { data: links.map((link) => serviceLinkView(db, link, now)) };
}
