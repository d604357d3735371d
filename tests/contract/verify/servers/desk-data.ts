import { DatabaseSync } from 'node:sqlite';

/** Tables of the doctors' server with two doctors and a patient. */
export function deskData(): DatabaseSync {
  const data = new DatabaseSync(':memory:');
  data.exec(`
    CREATE TABLE person (id INTEGER PRIMARY KEY, email TEXT, full_name TEXT, role TEXT, doctor INTEGER);
    CREATE TABLE session (token TEXT PRIMARY KEY, person INTEGER);
    CREATE TABLE doctor (id INTEGER PRIMARY KEY, slug TEXT, first_name TEXT, second_name TEXT, email TEXT, description TEXT);
    CREATE TABLE service (id INTEGER PRIMARY KEY, slug TEXT, title TEXT, kind TEXT);
    CREATE TABLE link (
      id INTEGER PRIMARY KEY AUTOINCREMENT, doctor INTEGER, filial_id INTEGER, service INTEGER, price INTEGER, minutes INTEGER,
      visible INTEGER DEFAULT 1
    );
    CREATE TABLE education (
      id INTEGER PRIMARY KEY AUTOINCREMENT, doctor INTEGER, title TEXT, institution TEXT, city TEXT, year_from INTEGER,
      year_to INTEGER
    );
    CREATE TABLE feedback (id INTEGER PRIMARY KEY, doctor INTEGER, rating INTEGER, text TEXT, author_name TEXT, created_at TEXT);
    CREATE TABLE notification (id INTEGER PRIMARY KEY, doctor INTEGER, title TEXT, at TEXT, read INTEGER);
    CREATE TABLE kept (person INTEGER, key TEXT, request TEXT, body TEXT);

    INSERT INTO person VALUES
      (11, 'aigul@desk.kz', 'Серикова Айгуль', 'doctor', 1),
      (12, 'timur@desk.kz', 'Ахметов Тимур', 'doctor', 2),
      (13, 'elena@desk.kz', 'Осипова Елена', 'user', NULL);
    INSERT INTO doctor VALUES
      (1, 'serikova-aigul', 'Айгуль', 'Серикова', 'aigul@desk.kz', 'Лечу гипертонию.'),
      (2, 'akhmetov-timur', 'Тимур', 'Ахметов', 'timur@desk.kz', 'Принимаю взрослых.');
    INSERT INTO service VALUES
      (1, 'priem-kardiologa', 'Приём кардиолога', 'consultation'),
      (5, 'ekg', 'ЭКГ', 'examination'),
      (7, 'holter', 'Холтер', 'examination'),
      (94, 'smad', 'СМАД', 'examination');
    INSERT INTO link (id, doctor, filial_id, service, price, minutes) VALUES
      (1, 1, 1, 1, 12500, 40), (2, 1, 1, 5, 5000, 20), (3, 2, 1, 1, 15000, 30),
      (4, 1, 1, 7, 7000, 20);
    INSERT INTO education (id, doctor, title, institution, city, year_from, year_to) VALUES
      (1, 1, 'Лечебное дело', 'Медицинский университет', 'Караганда', 2006, 2012),
      (2, 1, 'Кардиология', 'НИИ кардиологии', NULL, NULL, 2014),
      (3, 1, 'Функциональная диагностика', 'НИИ кардиологии', NULL, 2013, 2014),
      (4, 2, 'Общая медицина', 'Медицинский университет', 'Астана', 2000, 2007);
  `);
  const feedback = data.prepare('INSERT INTO feedback VALUES (?, 1, ?, ?, ?, ?)');
  for (const [index, rating] of [5, 4, 5, 3, 5, 1, 4].entries()) {
    const moment = `2026-04-${10 + Math.floor(index / 2)}T12:00:00+05:00`;
    feedback.run(index + 1, rating, `Отзыв ${index + 1}`, 'Алия', moment);
  }
  const notification = data.prepare('INSERT INTO notification VALUES (?, ?, ?, ?, 0)');
  for (let index = 0; index < 8; index += 1) {
    const moment = `2026-05-${10 + Math.floor(index / 3)}T09:00:00+05:00`;
    notification.run(101 + index, index < 5 ? 1 : 2, `Запись ${index + 1}`, moment);
  }
  return data;
}
