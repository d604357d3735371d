import { dateOf, dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { Client } from '#mocks/db/types/person.ts';
import { CLINIC, DEMO, DEMO_FAMILY } from '../demo.ts';
import { readTable } from '../dictionaries/text-table.ts';
import { drawName } from '../names.ts';
import { mobile } from '../phone-numbers.ts';

const PURPOSE = 61;
const POOL = 260;

/**
 * Clients of «Аяла» in the design. Columns: id, surname, first name, patronymic, gender, age,
 * phone.
 */
const TABLE = `
11 | Жүнісов    | Арман    | Талғатұлы    | male   | 58 | +7-702-555-09-65
12 | Литвинова  | Тамара   | Павловна     | female | 71 | +7-700-555-93-57
13 | Қасымова   | Айнұр    | Ерланқызы    | female | 44 | +7-775-555-16-38
14 | Голубев    | Андрей   | Павлович     | male   | 63 | +7-777-555-48-10
15 | Тілеуов    | Санжар   | Маратұлы     | male   | 29 | +7-705-555-21-74
16 | Бекова     | Динара   | Асланқызы    | female | 36 | +7-747-555-30-91
17 | Рахимова   | Шолпан   | Әділқызы     | female | 66 | +7-701-555-44-08
18 | Мұқанова   | Әсел     | Ерболқызы    | female | 52 | +7-701-555-68-20
19 | Ермаков    | Юрий     | Николаевич   | male   | 47 | +7-708-555-13-62
20 | Ибраева    | Салтанат | Қанатқызы    | female | 28 | +7-708-555-82-44
21 | Үмбетова   | Айша     | Нұрланқызы   | female | 49 | +7-747-555-07-16
22 | Панов      | Денис    | Игоревич     | male   | 55 | +7-705-555-39-28
23 | Сейтқали   | Нұрлан   | Бақытұлы     | male   | 61 | +7-778-555-25-80
24 | Абишева    | Жанар    | Сәкенқызы    | female | 34 | +7-701-555-14-02
25 | Дүйсенов   | Ерлан    | Маратұлы     | male   | 41 | +7-747-555-61-09
26 | Мельник    | Оксана   | Викторовна   | female | 57 | +7-702-555-33-19
27 | Тарасов    | Игорь    | Дмитриевич   | male   | 69 | +7-707-555-52-06
28 | Әлімова    | Гүлнар   | Сабитқызы    | female | 46 | +7-771-555-70-35
29 | Бондарь    | Лариса   | Юрьевна      | female | 60 | +7-776-555-08-93
30 | Нургалиева | Гульмира | Ерлановна    | female | 53 | +7-705-555-47-21
31 | Сәдуақасов | Рүстем   | Асқарұлы     | male   | 38 | +7-700-555-66-54
32 | Ким        | Виктория | Алексеевна   | female | 45 | +7-777-555-34-70
33 | Хасенова   | Меруерт  | Болатқызы    | female | 31 | +7-747-555-92-11
34 | Громов     | Степан   | Андреевич    | male   | 64 | +7-708-555-18-77
35 | Ермакова   | Наталья  | Юрьевна      | female | 52 | +7-705-555-77-23`;

function birthdayOfAge(today: string, age: number, salt: number): string {
  return dateOf(dayOf(today) - Math.round(age * 365.25) - 20 - (salt % 300));
}

function namedClient(cells: readonly string[], today: string): Client {
  const [id, second = '', first = '', third = '', gender, age, phone = ''] = cells;
  return {
    id: Number(id),
    clinic_id: CLINIC.ayala,
    user_id: null,
    family_member_id: null,
    first_name: first,
    second_name: second,
    third_name: third,
    birthday: birthdayOfAge(today, Number(age), Number(id) * 7),
    gender: gender === 'male' ? 'male' : 'female',
    phone,
    added_at: null,
  };
}

export function drawnClient(id: number, today: string): Client {
  const random = new Random(id, PURPOSE);
  const gender = random.chance(0.6) ? 'female' : 'male';
  return {
    id,
    clinic_id: CLINIC.ayala,
    user_id: null,
    family_member_id: null,
    ...drawName(random, gender),
    birthday: birthdayOfAge(today, random.int(19, 82), random.int(0, 299)),
    gender,
    phone: mobile(id * 13),
    added_at: null,
  };
}

/**
 * Returns the clients of the demo patient and her family, in each of the clinics that they visit.
 */
function familyClients(db: Db): Client[] {
  const user = db.users.require(DEMO.patient.user_id);
  const people = [null, DEMO_FAMILY.mark, DEMO_FAMILY.raisa].map((id) =>
    id === null ? null : db.family_members.require(id),
  );
  const clinics = [CLINIC.ayala, CLINIC.tumar, CLINIC.zhurek, CLINIC.aikynKoz];
  return clinics.flatMap((clinicId, row) =>
    people.map((member, column) => ({
      id: FIRST_FAMILY_CLIENT + row * people.length + column,
      clinic_id: clinicId,
      user_id: user.id,
      family_member_id: member?.id ?? null,
      first_name: member?.first_name ?? user.first_name,
      second_name: member?.second_name ?? user.second_name,
      third_name: member?.third_name ?? user.third_name,
      birthday: member?.birthday ?? user.birthday,
      gender: member?.gender ?? user.gender ?? 'female',
      phone: member?.phone ?? user.phone,
      added_at: null,
    })),
  );
}

const FIRST_FAMILY_CLIENT = 50;
const FIRST_DRAWN_CLIENT = 100;
/** First id of clients whose visits are older than the stored calendars. */
export const FIRST_FORMER_CLIENT = 1000;

export function seedClients(db: Db): void {
  const { today } = db.meta;
  for (const cells of readTable(TABLE)) db.clients.seed(namedClient(cells, today));
  for (const client of familyClients(db)) db.clients.seed(client);
  for (let i = 0; i < POOL; i += 1) db.clients.seed(drawnClient(FIRST_DRAWN_CLIENT + i, today));
}

/** Returns the ids of clients for generated visits of «Аяла». */
export function clientPool(db: Db): number[] {
  return [...db.clients.all()].flatMap(({ id }) => (id >= FIRST_DRAWN_CLIENT && id < FIRST_FORMER_CLIENT ? [id] : []));
}
