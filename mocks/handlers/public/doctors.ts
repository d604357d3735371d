import * as doctorsMocks from '#generated/mocks/public-doctors/public-doctors.msw.ts';
import { DAY_MINUTES, momentOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { firstConsultation, patientsOf, visibleLinks } from '../../db/lookup.ts';
import type { Wish } from '../../db/offers.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import { implement } from '../../implement.ts';
import { publishedDoctor } from '../../rules/published-doctor.ts';
import { searchOf } from '../../search/search-engine.ts';
import { educations, qualifications, workExperiences } from '../../seed/on-demand/doctor-history.ts';
import { weekAround } from '../../slots/reception.ts';
import { cardOf } from '../views/card.ts';
import { educationView, qualificationView, workExperienceView } from '../views/doctor-history.ts';
import { doctorContactsView, parameterLinkView } from '../views/doctor-profile.ts';
import { doctorFullView, fundingView } from '../views/doctor.ts';
import { doctorClinicView } from '../views/place.ts';
import { serviceView } from '../views/service.ts';

/** Number of cards in the answer of `doctorSimilar`. */
const SIMILAR = 3;

export const doctors = implement(doctorsMocks)({
  doctorFull: ({ db, path, query, now }) => {
    const { doctor, mainFilialId } = publishedDoctor(db, path.id);
    const wish: Wish = {
      // An unknown service gets id 0, which no doctor offers.
      serviceIds: query.service === undefined ? [] : [db.services.findOne('slug', query.service)?.id ?? 0],
      formats: query.format === undefined ? [] : [query.format],
      specialisationIds: [],
    };
    return { data: doctorFullView(db, doctor, mainFilialId, wish, now) };
  },

  doctorParameters: ({ db, path }) => {
    const { doctor } = publishedDoctor(db, path.id);
    return {
      data: doctor.parameter_ids.map((id) => parameterLinkView(db, id)),
    };
  },

  doctorEducation: ({ db, path }) => ({
    data: educations.of(db, publishedDoctor(db, path.id).doctor.id).map(educationView),
  }),

  doctorWorkExperience: ({ db, path }) => ({
    data: workExperiences.of(db, publishedDoctor(db, path.id).doctor.id).map(workExperienceView),
  }),

  doctorQualification: ({ db, path }) => ({
    data: qualifications.of(db, publishedDoctor(db, path.id).doctor.id).map(qualificationView),
  }),

  doctorServices: ({ db, path }) => {
    const { doctor } = publishedDoctor(db, path.id);
    return {
      data: linksInOrder(db, doctor).map((link) => ({
        ...pick(link, 'id', 'filial_id', 'price', 'duration_minutes'),
        service: serviceView(db, db.services.require(link.service_id)),
        ...fundingView(link),
      })),
    };
  },

  doctorClinics: ({ db, path, now }) => {
    const { doctor } = publishedDoctor(db, path.id);
    const hours = db.working_hours.find('doctor', doctor.id);
    const today = Math.floor(momentOf(now) / DAY_MINUTES);
    return {
      data: doctor.filial_ids.map((id) => {
        const working = hours.find(({ filial_id }) => filial_id === id);
        return doctorClinicView(db, id, working === undefined ? null : weekAround(working, today));
      }),
    };
  },

  doctorSimilar: ({ db, path, now }) => {
    const { doctor } = publishedDoctor(db, path.id);
    const [specialisation] = doctor.specialisation_ids;
    const { hits } = searchOf(db).search(
      {
        category: 'doctors',
        city_id: doctor.city_id,
        specialisations: specialisation === undefined ? [] : [db.specialisations.require(specialisation).slug],
        patients: patientsOf(doctor),
        sort: 'nearest',
        per_page: SIMILAR + 1,
      },
      now,
    );
    return {
      data: hits
        .map((hit) => cardOf(db, hit, now))
        .filter((card) => card.kind === 'doctor')
        .filter((card) => card.id !== doctor.id && card.next_days.length > 0)
        .slice(0, SIMILAR),
    };
  },

  doctorContacts: ({ db, path }) => ({ data: doctorContactsView(db, publishedDoctor(db, path.id).doctor) }),
});

/** Sorts services: the main filial first, in each filial the first consultation first. */
function linksInOrder(db: Db, doctor: Doctor): DoctorServiceLink[] {
  const visible = visibleLinks(db, doctor.id);
  return doctor.filial_ids.flatMap((filialId) => {
    const first = firstConsultation(db, doctor.id, filialId);
    const here = visible.filter(({ filial_id }) => filial_id === filialId);
    return here.toSorted((a, b) => Number(b.id === first?.id) - Number(a.id === first?.id));
  });
}
