import * as filialsMocks from '#generated/mocks/clinic-filials/clinic-filials.msw.ts';
import { implement } from '../../implement.ts';
import { moveFilial } from '../../rules/clinic/filial-state.ts';
import {
  addFilial,
  changeFilial,
  filialChangeTouches,
  orderFilials,
  removeFilial,
} from '../../rules/clinic/filials.ts';
import { ownFilial, ownFilials, wholeClinic } from '../../rules/clinic/own-clinic.ts';
import { filialProfileView, filialSummary, filialTouchedVisitView } from '../views/own-filial.ts';

export const filials = implement(filialsMocks)({
  clinicFilialList: ({ db, user, now }) => ({
    data: ownFilials(db, user).map((filial) => filialSummary(db, filial, now)),
  }),
  clinicFilialCreate: ({ db, user, body, now }) => ({
    data: filialProfileView(db, addFilial(db, wholeClinic(db, user), body, now), now),
  }),
  clinicFilialRead: ({ db, user, path, now }) => ({ data: filialProfileView(db, ownFilial(db, user, path.id), now) }),
  clinicFilialUpdate: ({ db, user, path, body, now }) => ({
    data: filialProfileView(db, changeFilial(db, user, ownFilial(db, user, path.id), body, now), now),
  }),
  clinicFilialDelete: ({ db, user, path }) => removeFilial(db, ownFilial(db, user, path.id)),
  clinicFilialStateUpdate: ({ db, user, path, body, now }) => ({
    data: filialProfileView(db, moveFilial(db, user, ownFilial(db, user, path.id), body, now), now),
  }),
  clinicFilialTouchedVisits: ({ db, user, path, body, now }) => ({
    data: filialChangeTouches(db, ownFilial(db, user, path.id), body, now).map(({ visit, new_times }) =>
      filialTouchedVisitView(db, visit, new_times),
    ),
  }),
  clinicFilialOrderUpdate: ({ db, user, body, now }) => {
    wholeClinic(db, user);
    orderFilials(db, user, body.ids);
    return { data: ownFilials(db, user).map((filial) => filialSummary(db, filial, now)) };
  },
});
