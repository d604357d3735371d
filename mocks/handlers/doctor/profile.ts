import * as profileMocks from '#generated/mocks/doctor-profile/doctor-profile.msw.ts';
import { implement } from '../../implement.ts';
import {
  addCertificate,
  addEducation,
  addWorkExperience,
  changeCertificate,
  changeEducation,
  changeWorkExperience,
  removeCertificate,
  removeEducation,
  removeWorkExperience,
} from '../../rules/doctor/history.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { changeName, changeQualification, changeReception } from '../../rules/doctor/profile.ts';
import { picturePath } from '../../rules/file-addresses.ts';
import { ownPicture } from '../../rules/files.ts';
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
    data: workExperienceView(addWorkExperience(db, ownDoctor(db, user), body)),
  }),
  doctorWorkExperienceUpdate: ({ db, user, path, body }) => ({
    data: workExperienceView(changeWorkExperience(db, ownDoctor(db, user), path.id, body)),
  }),
  doctorWorkExperienceDelete: ({ db, user, path }) => removeWorkExperience(db, ownDoctor(db, user), path.id),
  doctorEducationCreate: ({ db, user, body }) => ({ data: educationView(addEducation(db, ownDoctor(db, user), body)) }),
  doctorEducationUpdate: ({ db, user, path, body }) => ({
    data: educationView(changeEducation(db, ownDoctor(db, user), path.id, body)),
  }),
  doctorEducationDelete: ({ db, user, path }) => removeEducation(db, ownDoctor(db, user), path.id),

  doctorCertificateCreate: ({ db, user, body, now }) => ({
    data: certificateView(db, addCertificate(db, user, ownDoctor(db, user), body, now), now),
  }),
  doctorCertificateUpdate: ({ db, user, path, body, now }) => ({
    data: certificateView(db, changeCertificate(db, user, ownDoctor(db, user), path.id, body, now), now),
  }),
  doctorCertificateDelete: ({ db, user, path }) => removeCertificate(db, ownDoctor(db, user), path.id),

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
