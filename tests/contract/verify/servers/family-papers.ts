import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { type FamilyData, file, question, type Row } from './family-data.ts';
import { type Answers, type FamilyViews, type Has, ok, Refusal, remove, tagged } from './family-views.ts';
import { without } from './requests.ts';

const CATEGORIES = ['analysis', 'examination', 'conclusion', 'referral', 'prescription', 'vaccination', 'other'];

/** Responses about documents, files, notifications and questions. */
export function paperAnswers(data: FamilyData, has: Has, views: FamilyViews): Answers {
  const { own, one, guard, fileView, documentView, questionView, ownQuestion, paged } = views;
  return {
    documentList: (asked) => {
      const { person, query } = asked;
      const { family_member_id: member = null, category, file_name: name } = query;
      if (member !== null) one(data.members, member, person);
      const isFound = name !== undefined && has('documents of everybody are found by their file');
      const rows = data.documents.filter(
        (row) => isFound || row['person'] === person.id || has('documents of everybody in the list'),
      );
      const shown = rows.filter(
        (row) =>
          row['family_member_id'] === member &&
          (category === undefined || row['category'] === category) &&
          (name === undefined || data.files.find(({ id }) => id === row['file_id'])?.['name'] === name),
      );
      const sign = has('documents oldest first') ? -1 : 1;
      const byMoment = (a: Row, b: Row): number =>
        sign * String(b['created_at']).localeCompare(String(a['created_at']));
      const tie = has('documents of one moment in any order') ? 1 : -1;
      const sorted = shown.toSorted((a, b) => byMoment(a, b) || tie * (a.id - b.id));
      const counted = has('documents of everybody are counted') ? data.documents : rows;
      const counts = CATEGORIES.map((it) => [it, counted.filter((row) => row['category'] === it).length]);
      return paged(sorted.map(documentView), asked, { counts: Object.fromEntries(counts) as object });
    },
    documentCreate: ({ person, body }) => {
      const {
        category,
        name,
        file_id,
        family_member_id: member = null,
        visit_id: visit,
      } = body as Record<string, unknown>;
      const found = data.files.find(({ id }) => id === file_id);
      if (found?.['person'] !== person.id) throw new Refusal(422, { file_id: ['Нет такого файла'] });
      const isFamily = data.members.some((row) => row.id === member && row['person'] === person.id);
      if (member !== null && !isFamily) throw new Refusal(422, { family_member_id: ['Нет такого человека'] });
      if (visit !== undefined && visit !== null) throw new Refusal(422, { visit_id: ['Нет такой записи'] });
      const row = {
        id: data.next(),
        person: person.id,
        category,
        name,
        file_id,
        created_at: data.moment(),
        family_member_id: member,
      };
      data.documents.push(row);
      return { status: 201, body: { data: documentView(row) } };
    },
    documentRead: ({ person, path }) => {
      const view = documentView(one(data.documents, path['id'], person, 'another person’s document is read'));
      return has('no ETag of a document') ? ok(view) : tagged(view);
    },
    documentUpdate: (asked) => {
      const row = one(data.documents, asked.path['id'], asked.person, 'another person’s document is changed');
      guard(asked, documentView(row), 'If-Match of a document is ignored');
      if (!has('a changed document is forgotten')) Object.assign(row, asked.body);
      return tagged(documentView(row));
    },
    documentDelete: ({ person, path }) => {
      const row = one(data.documents, path['id'], person, 'another person’s document is deleted');
      if (!has('deleting a document deletes nothing')) remove(data.documents, (it) => it === row);
      return { status: 204 };
    },

    fileUpload: ({ person, body }) => {
      const sent = body instanceof FormData ? body.getAll('files').filter((it) => it instanceof File) : [];
      if (sent.length === 0) throw new Refusal(422, { files: ['Выберите файл'] });
      const stored = sent.map(({ name, size, type }) => {
        const row = { ...file(data.next(), person.id), signature: randomBytes(16).toString('hex'), name, size, type };
        data.files.push(row);
        return fileView(row.id);
      });
      return { status: 201, body: { data: stored } };
    },
    fileRead: ({ path, query }) => {
      const found = data.files.find(({ id }) => id === path['id']);
      const isRight = String(query['signature']) === found?.['signature'] && query['expires'] === 1778569200;
      const isSigned = isRight || has('a file with any signature');
      if (found === undefined || !isSigned) throw new Refusal(404);
      return { status: 200, bytes: Buffer.from('png'), headers: { 'Cache-Control': 'private, no-store' } };
    },

    notificationList: (asked) => {
      const rows = own(data.notifications, asked.person, 'notifications of everybody');
      const shown = rows.filter(({ read }) => asked.query['unread'] !== 'true' || read === false);
      const sorted = shown.toSorted((a, b) => String(b['at']).localeCompare(String(a['at'])) || b.id - a.id);
      const view = (row: Row): object => ({ ...without(row, 'person'), kind: 'visit_created', text: '', target: null });
      return paged(sorted.map(view), asked, { unread: rows.filter(({ read }) => read === false).length });
    },
    notificationRead: ({ person, path }) => {
      const row = one(data.notifications, path['id'], person);
      if (!has('a mark of reading is forgotten')) row['read'] = true;
      return { status: 204 };
    },

    questionList: (asked) => {
      const { q = '', meddirection } = asked.query;
      const rows = data.questions.filter(
        (row) =>
          row['state'] === 'published' &&
          String(row['text']).includes(String(q)) &&
          (meddirection === undefined || (row['meddirection'] as Record<string, unknown>)['slug'] === meddirection),
      );
      const newest = rows.toSorted(
        (a, b) => String(b['created_at']).localeCompare(String(a['created_at'])) || b.id - a.id,
      );
      if (has('public questions oldest first')) newest.reverse();
      return paged(newest.map(questionView), asked);
    },
    questionRead: ({ path }) => {
      const row = data.questions.find(({ id, state }) => id === path['id'] && state === 'published');
      if (row === undefined) throw new Refusal(404);
      return ok(questionView(row));
    },
    patientQuestionList: ({ person }) => {
      const rows = own(data.questions, person, 'questions of everybody');
      const newest = rows.toSorted(
        (a, b) => String(b['created_at']).localeCompare(String(a['created_at'])) || b.id - a.id,
      );
      return ok(newest.map(ownQuestion));
    },
    questionCreate: ({ person, body }) => {
      const { title, text, anonymous, meddirection } = body as Record<string, unknown>;
      if (meddirection !== 'kardiologiya') throw new Refusal(422, { meddirection: ['Нет такого направления'] });
      const waiting = data.questions.filter((row) => row['person'] === person.id && row['state'] === 'in_process');
      if (waiting.length >= 5) throw new Refusal(409, { text: ['Пять вопросов ждут'] });
      const row = { ...question(data.next(), person.id, data.moment(), 'in_process'), title, text, anonymous };
      if (!has('an asked question is forgotten')) data.questions.push(row);
      return { status: 201, body: { data: ownQuestion(row) } };
    },
  };
}
