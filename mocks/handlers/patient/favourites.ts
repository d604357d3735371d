import * as favouritesMocks from '#generated/mocks/patient-favourites/patient-favourites.msw.ts';
import type { Favourites } from '#generated/models/favourites.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { removeFavourite, addFavourite } from '../../rules/favourites.ts';
import { clinicCardIn, doctorCardOf } from '../views/card.ts';

export const favourites = implement(favouritesMocks)({
  favouriteList: ({ db, user, now }) => ({ data: favouritesView(db, user, now) }),

  favouriteAdd: ({ db, user, body, now }) => {
    addFavourite(db, user, body, now);
    return { data: favouritesView(db, user, now) };
  },

  favouriteDelete: ({ db, user, path }) => removeFavourite(db, user, path),
});

/** Favourites, newest first, without doctors and clinics whose pages no longer exist. */
function favouritesView(db: Db, user: UserRow, now: number): Favourites {
  const newestFirst = db.favourites.find('user', user.id).toReversed();
  return {
    doctors: newestFirst.flatMap(({ doctor_id }) => {
      const doctor = db.doctors.get(doctor_id ?? 0);
      return doctor === undefined || doctor.filial_ids.length === 0 ? [] : [doctorCardOf(db, doctor, now)];
    }),
    clinics: newestFirst.flatMap(({ clinic_id }) => {
      const clinic = db.clinics.get(clinic_id ?? 0);
      const filial = db.filials.find('clinic', clinic_id ?? 0).find(({ state }) => state === 'open');
      return clinic === undefined || filial === undefined ? [] : [clinicCardIn(db, clinic, filial, now)];
    }),
  };
}
