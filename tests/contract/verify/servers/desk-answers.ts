import { randomBytes } from 'node:crypto';
import { type Answer, type Asked, type DeskStore, entry, Refused, type Row, versionOf } from './desk-store.ts';
import { without } from './requests.ts';

export class DeskAnswers {
  readonly #store: DeskStore;

  constructor(store: DeskStore) {
    this.#store = store;
  }

  of(id: string, asked: Asked): Answer {
    const answer = (this as unknown as Record<string, ((asked: Asked) => Answer) | undefined>)[id];
    if (answer === undefined) throw new Error(`no ${id}`);
    return answer.call(this, asked);
  }

  authLoginDoctor = (asked: Asked): Answer => this.#login(asked, 'doctor');
  authLoginPatient = (asked: Asked): Answer => this.#login(asked, 'user');

  authMe({ person }: Asked): Answer {
    const id = this.#store.has('me is somebody else') ? 12 : Number(person?.['id']);
    return ok({ user: user(this.#store.one('SELECT * FROM person WHERE id = ?', id)) });
  }

  authLogout({ person }: Asked): Answer {
    if (!this.#store.has('logging out ends nothing')) {
      this.#store.run('DELETE FROM session WHERE token = ?', person?.['token']);
    }
    return { status: 204 };
  }

  cityList = (): Answer =>
    ok([
      { id: 1, title: 'Алматы' },
      { id: 2, title: 'Астана' },
    ]);

  searchSuggestions({ body }: Asked): Answer {
    const found = this.#store
      .all('SELECT * FROM doctor ORDER BY id')
      .filter(({ first_name: first, second_name: second }) =>
        `${String(second)} ${String(first)}`.toLowerCase().includes(String(body['query']).toLowerCase()),
      );
    const doctors = found.map(({ slug, first_name, second_name }) => ({ slug, avatar: null, first_name, second_name }));
    return ok({ doctors, clinics: [], services: [], specialisations: [], meddirections: [] });
  }

  doctorEducation({ path }: Asked): Answer {
    const { id } = this.#store.bySlug(path['id']);
    const shown = this.#store.education(id, this.#store.has('a public page with education of all doctors'));
    return ok(
      this.#store.has('a change that the public page does not see')
        ? shown.filter((row) => Number(row['id']) < 5)
        : shown,
    );
  }

  doctorServices({ path }: Asked): Answer {
    const { id } = this.#store.bySlug(path['id']);
    const all = this.#store.has('hidden services are public') ? '' : 'AND visible = 1';
    const rows = this.#store.links(`doctor = ? ${all}`, id);
    return ok(rows.map((row) => without(row, 'visible', 'visits_ahead', 'filial_title')));
  }

  doctorFeedbacks({ path, query }: Asked): Answer {
    const { id } = this.#store.bySlug(path['id']);
    const order = {
      new: 'created_at DESC, id DESC',
      old: 'created_at, id',
      'high-rate': 'rating DESC, created_at DESC, id DESC',
      'low-rate': 'rating, created_at DESC, id DESC',
    }[(this.#store.has('reviews in one order whatever is asked') ? 'new' : (query['sort'] ?? 'new')) as 'new'];
    const rows = this.#store.all(`SELECT * FROM feedback WHERE doctor = ? ORDER BY ${order}`, id);
    const distribution = [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: rows.filter((row) => row['rating'] === rating).length,
    }));
    const page = this.#store.page(rows, query, { rating: 3.9, distribution });
    const data = page.data.map((row) => ({
      ...without(row, 'doctor'),
      created_at: this.#store.has('a moment without its zone')
        ? String(row['created_at']).slice(0, 19)
        : row['created_at'],
      service_title: null,
      reply: null,
    }));
    return { status: 200, body: { data, meta: page.meta } };
  }

  doctorProfileInfo(asked: Asked): Answer {
    const profile = this.#store.profile(asked);
    const headers = this.#store.has('no ETag of the profile') ? {} : { ETag: versionOf(profile) };
    return { status: 200, body: { data: profile }, headers };
  }

  doctorDescriptionUpdate(asked: Asked): Answer {
    const { doctor, body, person } = asked;
    const change = (): number =>
      this.#store.run('UPDATE doctor SET description = ? WHERE id = ?', body['description'], doctor);
    const text = String(this.#store.one('SELECT description FROM doctor WHERE id = ?', doctor)['description']);
    if (this.#store.has('412 and changed all the same')) change();
    else this.#store.guard(asked);
    if (this.#store.has('412 and changed all the same')) this.#store.guard(asked, text);
    if (!this.#store.has('a changed text is forgotten')) change();
    this.#store.before = { text, at: this.#store.clock.now(), token: person?.['token'] };
    return this.#store.changed(asked);
  }

  doctorEducationCreate({ doctor, body }: Asked): Answer {
    const { title, institution, city = null, year_from = null, year_to } = body;
    if (year_from !== null && Number(year_from) > Number(year_to)) {
      throw new Refused(422, { year_to: ['Раньше начала'] });
    }
    const insert =
      'INSERT INTO education (doctor, title, institution, city, year_from, year_to) VALUES (?, ?, ?, ?, ?, ?)';
    const id = this.#store.run(insert, doctor, title, institution, city, year_from, year_to);
    const row = this.#store.one('SELECT * FROM education WHERE id = ?', id);
    if (this.#store.has('what was created is forgotten')) this.#store.run('DELETE FROM education WHERE id = ?', id);
    return { status: this.#store.has('200 for what was created') ? 200 : 201, body: { data: entry(row) } };
  }

  doctorEducationUpdate(asked: Asked): Answer {
    const { doctor, path, body } = asked;
    this.#store.own('education', path['id'], doctor, 'another doctor’s education is changed');
    this.#store.guard(asked);
    const { title, institution, city = null, year_from = null, year_to } = body;
    if (year_from !== null && Number(year_from) > Number(year_to)) {
      throw new Refused(422, { year_to: ['Раньше начала'] });
    }
    const set = 'UPDATE education SET title = ?, institution = ?, city = ?, year_from = ?, year_to = ? WHERE id = ?';
    this.#store.run(set, title, institution, city, year_from, year_to, path['id']);
    return this.#store.changed(asked, entry(this.#store.one('SELECT * FROM education WHERE id = ?', path['id'])));
  }

  doctorEducationDelete({ doctor, path }: Asked): Answer {
    const isGone = this.#store.has('a deleted row answers 204 again');
    if (isGone && this.#store.all('SELECT id FROM education WHERE id = ?', path['id']).length === 0) {
      return { status: 204 };
    }
    this.#store.own('education', path['id'], doctor);
    if (!this.#store.has('deleting deletes nothing')) this.#store.run('DELETE FROM education WHERE id = ?', path['id']);
    return { status: 204 };
  }

  doctorServiceDirectory = (): Answer =>
    ok(this.#store.all('SELECT * FROM service ORDER BY id').map((row) => this.#store.service(row)));

  doctorServiceLinkList({ doctor }: Asked): Answer {
    const rows = this.#store.has('services of all doctors')
      ? this.#store.links('1 = 1')
      : this.#store.links('doctor = ?', doctor);
    return ok(this.#store.has('services in any order') ? rows.toReversed() : rows);
  }

  doctorServiceLinkCreate({ doctor, body }: Asked): Answer {
    const { service_id, filial_id, price, duration_minutes } = body;
    if (this.#store.all('SELECT id FROM service WHERE id = ?', service_id).length === 0) {
      throw new Refused(422, { service_id: ['Нет'] });
    }
    if (filial_id !== 1) throw new Refused(422, { filial_id: ['Нет'] });
    if (this.#store.all('SELECT id FROM link WHERE doctor = ? AND service = ?', doctor, service_id).length > 0) {
      throw new Refused(409, { service_id: ['Уже есть'] });
    }
    const insert = 'INSERT INTO link (doctor, filial_id, service, price, minutes) VALUES (?, ?, ?, ?, ?)';
    const id = this.#store.run(insert, doctor, filial_id, service_id, price, duration_minutes);
    return { status: 201, body: { data: this.#store.links('link.id = ?', id)[0] } };
  }

  doctorServiceLinkUpdate({ doctor, path, body }: Asked): Answer {
    const { price } = this.#store.own('link', path['id'], doctor, 'another doctor’s service is changed');
    if (body['from_price'] !== undefined && body['from_price'] !== price) {
      throw new Refused(409, { from_price: ['Цена уже другая'] });
    }
    const kept = this.#store.has('a changed price is forgotten') ? price : body['price'];
    this.#store.run('UPDATE link SET price = ?, minutes = ? WHERE id = ?', kept, body['duration_minutes'], path['id']);
    return ok(this.#store.links('link.id = ?', path['id'])[0]);
  }

  doctorServiceLinkDelete({ doctor, path }: Asked): Answer {
    this.#store.own('link', path['id'], doctor, 'another doctor’s service is deleted');
    this.#store.run('DELETE FROM link WHERE id = ?', path['id']);
    return { status: 204 };
  }

  doctorServiceVisibilityUpdate({ doctor, path, body }: Asked): Answer {
    this.#store.own('link', path['id'], doctor);
    this.#store.run('UPDATE link SET visible = ? WHERE id = ?', Number(body['visible']), path['id']);
    return ok(this.#store.links('link.id = ?', path['id'])[0]);
  }

  doctorNotificationList({ doctor, query }: Asked): Answer {
    const all = this.#store.has('notifications of all doctors') ? 'OR 1 = 1' : '';
    const order = this.#store.has('notifications oldest first') ? 'at, id' : 'at DESC, id DESC';
    const rows = this.#store.all(`SELECT * FROM notification WHERE doctor = ? ${all} ORDER BY ${order}`, doctor);
    const counted = this.#store.has('unread ones of all doctors are counted')
      ? this.#store.all('SELECT * FROM notification')
      : rows;
    const unread = counted.filter(({ read }) => read === 0).length;
    const page = this.#store.page(
      rows.filter(({ read }) => query['unread'] !== true || read === 0),
      query,
      { unread },
    );
    const data = page.data.map(({ id, title, at, read }) => ({
      ...{
        id: this.#store.has('an id as a text') ? String(id) : id,
        kind: 'visit_created',
        text: '',
        at,
        read: read === 1,
      },
      ...{ title: this.#store.has('null for a title') ? null : title, target: null },
    }));
    return { status: 200, body: { data, meta: page.meta } };
  }

  doctorNotificationRead({ doctor, path }: Asked): Answer {
    this.#store.own('notification', path['id'], doctor, 'another doctor’s notification is marked');
    this.#store.run('UPDATE notification SET read = 1 WHERE id = ?', path['id']);
    return { status: 204 };
  }

  doctorNotificationReadAll({ doctor }: Asked): Answer {
    this.#store.run('UPDATE notification SET read = 1 WHERE doctor = ?', doctor);
    return { status: 204 };
  }

  #login({ body }: Asked, role: string): Answer {
    const [person] = this.#store.all('SELECT * FROM person WHERE email = ?', body['email']);
    if (person === undefined || body['password'] !== 'secret') throw new Refused(422, { password: ['Неверно'] });
    if (person['role'] !== role || body['role'] !== role) throw new Refused(422, { role: ['Нет такой роли'] });
    const token = randomBytes(16).toString('hex');
    this.#store.run('INSERT INTO session VALUES (?, ?)', token, person['id']);
    return ok({ access_token: token, user: user(person) });
  }
}

function ok(data: unknown): Answer {
  return { status: 200, body: { data } };
}

function user({ id, full_name, email, role }: Row): Row {
  return { id, avatar: null, full_name, email, roles: [{ name: role }] };
}
