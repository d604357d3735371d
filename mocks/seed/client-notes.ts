import { textOfMoment, dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { fullName } from '#mocks/db/lookup.ts';
import { DEMO } from './demo.ts';
import { readTable } from './dictionaries/text-table.ts';
import { at } from './visits/visit-draft.ts';

/** Columns: id of the client, days ago, minute of the day, text. */
const TABLE = `
18 | 22 | 690 | Просит звонить после обеда
13 | 15 | 905 | Приходит с дочерью, плохо слышит: говорить громче
12 | 40 | 560 | Звонить на домашний не нужно, отвечает только по мобильному
28 | 9  | 1010 | Просит утренние часы, добирается из Каскелена`;

/** Adds notes about clients, written by the reception of «Аяла». */
export function seedClientNotes(db: Db): void {
  const author = fullName(db.users.require(DEMO.clinic.user_id));
  const today = dayOf(db.meta.today);
  for (const [client, ago, minute, text = ''] of readTable(TABLE)) {
    db.client_notes.seed({
      id: db.client_notes.nextId(),
      client_id: Number(client),
      text,
      author,
      created_at: textOfMoment(at(today - Number(ago), Number(minute))),
    });
  }
}
