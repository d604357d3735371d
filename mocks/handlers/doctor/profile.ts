import * as profileMocks from '#generated/mocks/doctor-profile/doctor-profile.msw.ts';
import type { EducationRequest } from '#generated/models/education-request.ts';
import type { WorkExperienceRequest } from '#generated/models/work-experience-request.ts';
import { implement } from '../../implement.ts';
import { addEntry, changeEntry, refuseBackwards, refuseCertificate, removeEntry } from '../../rules/doctor/history.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { changeName, changeQualification, changeReception } from '../../rules/doctor/profile.ts';
import { picturePath } from '../../rules/file-addresses.ts';
import { ownPicture } from '../../rules/files.ts';
import { educations, qualifications, workExperiences } from '../../seed/on-demand/doctor-history.ts';
import { certificateView, educationView, workExperienceView } from '../views/doctor-history.ts';
import { doctorProfileView } from '../views/doctor-profile.ts';

export const profile = implement(profileMocks)({
  doctorProfileInfo: ({ db, user, now }) => ({ data: doctorProfileView(db, user, ownDoctor(db, user), now) }),

  doctorContactInfoUpdate: ({ db, user, body, now }) => {
    const doctor = ownDoctor(db, user);
    const { phone, whatsapp = null, telegram = null, instagram = null } = body;
    const row = { phone, whatsapp, telegram, instagram };
    if (db.doctor_contacts.get(doctor.id) === undefined) db.doctor_contacts.insert({ id: doctor.id, ...row });
    else db.doctor_contacts.update(doctor.id, row);
    return { data: doctorProfileView(db, user, doctor, now) };
  },

  doctorWorkExperienceCreate: ({ db, user, body }) => ({
    data: workExperienceView(addEntry(db, workExperiences, ownDoctor(db, user), workOf(body))),
  }),
  doctorWorkExperienceUpdate: ({ db, user, path, body }) => ({
    data: workExperienceView(changeEntry(db, workExperiences, ownDoctor(db, user), path.id, workOf(body))),
  }),
  doctorWorkExperienceDelete: ({ db, user, path }) => removeEntry(db, workExperiences, ownDoctor(db, user), path.id),

  doctorEducationCreate: ({ db, user, body }) => ({
    data: educationView(addEntry(db, educations, ownDoctor(db, user), educationOf(body))),
  }),
  doctorEducationUpdate: ({ db, user, path, body }) => ({
    data: educationView(changeEntry(db, educations, ownDoctor(db, user), path.id, educationOf(body))),
  }),
  doctorEducationDelete: ({ db, user, path }) => removeEntry(db, educations, ownDoctor(db, user), path.id),

  doctorCertificateCreate: ({ db, user, body, now }) => {
    refuseCertificate(db, user, body, now);
    return { data: certificateView(db, addEntry(db, qualifications, ownDoctor(db, user), body), now) };
  },
  doctorCertificateUpdate: ({ db, user, path, body, now }) => {
    const doctor = ownDoctor(db, user);
    refuseCertificate(db, user, body, now);
    return { data: certificateView(db, changeEntry(db, qualifications, doctor, path.id, body), now) };
  },
  doctorCertificateDelete: ({ db, user, path }) => removeEntry(db, qualifications, ownDoctor(db, user), path.id),

  doctorNameUpdate: ({ db, user, body, now }) => ({
    data: doctorProfileView(db, user, changeName(db, ownDoctor(db, user), body), now),
  }),
  doctorReceptionUpdate: ({ db, user, body, now }) => ({
    data: doctorProfileView(db, user, changeReception(db, ownDoctor(db, user), body), now),
  }),
  doctorQualificationUpdate: ({ db, user, body, now }) => ({
    data: doctorProfileView(db, user, changeQualification(db, ownDoctor(db, user), body, now), now),
  }),

  doctorDescriptionUpdate: ({ db, user, body, now }) => ({
    data: doctorProfileView(
      db,
      user,
      db.doctors.update(ownDoctor(db, user).id, { description: body.description.trim() }),
      now,
    ),
  }),

  doctorAvatarUpdate: ({ db, user, body, now }) => {
    const avatar = body.file_id === null ? null : picturePath(ownPicture(db, user, body.file_id));
    return { data: doctorProfileView(db, user, db.doctors.update(ownDoctor(db, user).id, { avatar }), now) };
  },
});

function workOf(request: WorkExperienceRequest) {
  refuseBackwards(request);
  const { position, organisation, city = null, year_from, year_to } = request;
  return { position, organisation, city, year_from, year_to };
}

function educationOf(request: EducationRequest) {
  refuseBackwards(request);
  const { title, institution, city = null, year_from = null, year_to } = request;
  return { title, institution, city, year_from, year_to };
}
