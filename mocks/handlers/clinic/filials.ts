import * as filialsMocks from '#generated/mocks/clinic-filials/clinic-filials.msw.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import { implement } from '../../implement.ts';
import { addFilial, changeFilial } from '../../rules/clinic/filials.ts';
import { ownClinic, ownFilial, ownFilials } from '../../rules/clinic/own-clinic.ts';
import { filialProfileView, filialSummary } from '../views/clinic-cabinet.ts';

export const filials = implement(filialsMocks)({
  clinicFilialList: ({ db, user, now }) => ({
    data: ownFilials(db, user).map((filial) => filialSummary(db, filial, textOfEpoch(now).slice(0, 10))),
  }),
  clinicFilialCreate: ({ db, user, body }) => ({
    data: filialProfileView(db, addFilial(db, ownClinic(db, user), body)),
  }),
  clinicFilialRead: ({ db, user, path }) => ({ data: filialProfileView(db, ownFilial(db, user, path.id)) }),
  clinicFilialUpdate: ({ db, user, path, body }) => ({
    data: filialProfileView(db, changeFilial(db, ownFilial(db, user, path.id), body)),
  }),
});
