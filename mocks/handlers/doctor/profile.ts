import * as profileMocks from '#generated/mocks/doctor-profile/doctor-profile.msw.ts';
import { implement } from '../../implement.ts';
import { addEducation, addWorkExperience, removeEducation, removeWorkExperience } from '../../rules/doctor/history.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { picturePath } from '../../rules/file-addresses.ts';
import { ownPicture } from '../../rules/files.ts';
import { educationView, workExperienceView } from '../views/doctor-history.ts';
import { doctorProfileView } from '../views/doctor-profile.ts';

export const profile = implement(profileMocks)({
  doctorProfileInfo: ({ db, user }) => ({ data: doctorProfileView(db, user, ownDoctor(db, user)) }),

  doctorContactInfoUpdate: ({ db, user, body }) => {
    const doctor = ownDoctor(db, user);
    const { phone, whatsapp = null, telegram = null, instagram = null } = body;
    const row = { phone, whatsapp, telegram, instagram };
    if (db.doctor_contacts.get(doctor.id) === undefined) db.doctor_contacts.insert({ id: doctor.id, ...row });
    else db.doctor_contacts.update(doctor.id, row);
    return { data: doctorProfileView(db, user, doctor) };
  },

  doctorWorkExperienceCreate: ({ db, user, body }) => ({
    data: workExperienceView(addWorkExperience(db, ownDoctor(db, user), body)),
  }),
  doctorWorkExperienceDelete: ({ db, user, path }) => removeWorkExperience(db, ownDoctor(db, user), path.id),
  doctorEducationCreate: ({ db, user, body }) => ({ data: educationView(addEducation(db, ownDoctor(db, user), body)) }),
  doctorEducationDelete: ({ db, user, path }) => removeEducation(db, ownDoctor(db, user), path.id),

  doctorDescriptionUpdate: ({ db, user, body }) => ({
    data: doctorProfileView(
      db,
      user,
      db.doctors.update(ownDoctor(db, user).id, { description: body.description.trim() }),
    ),
  }),

  doctorAvatarUpdate: ({ db, user, body }) => {
    const avatar = body.file_id === null ? null : picturePath(ownPicture(db, user, body.file_id));
    return { data: doctorProfileView(db, user, db.doctors.update(ownDoctor(db, user).id, { avatar })) };
  },
});
