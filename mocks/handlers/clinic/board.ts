import * as boardMocks from '#generated/mocks/clinic-board/clinic-board.msw.ts';
import { implement } from '../../implement.ts';
import { ownFilial } from '../../rules/clinic/own-clinic.ts';
import { refuseBadRange } from '../../rules/date-range.ts';
import { boardDoctors } from '../views/board.ts';

const MAX_DAYS = 7;

export const board = implement(boardMocks)({
  clinicBoard: ({ db, user, query, now }) => {
    const { id } = ownFilial(db, user, query.filial_id);
    refuseBadRange(query.date_from, query.date_to, MAX_DAYS);
    return { data: { filial_id: id, doctors: boardDoctors(db, id, query, now) } };
  },
});
