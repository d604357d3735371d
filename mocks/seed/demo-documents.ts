import type { DocumentCategory } from '@generated/models/document-category.ts';
import { dateOf, dayOf } from '@mocks/db/calendar.ts';
import type { Db } from '@mocks/db/db.ts';
import type { DocumentRow } from '@mocks/db/types/person.ts';
import { DEMO } from './demo.ts';
import { readTable } from './dictionaries/text-table.ts';

/** Days ago, title, category, type, kilobytes, who added it. */
const TABLE = `
  0 | Общий анализ крови               | analysis     | pdf | 420  |
 14 | Заключение невролога             | conclusion   | pdf | 180  | Гүлмира Ахметова
 14 | Направление на МРТ головного мозга | prescription | pdf | 96   | Гүлмира Ахметова
 71 | ЭКГ                              | examination  | pdf | 1200 | «Аяла» на Абая
118 | Ферритин, витамин D              | analysis     | jpg | 2300 |
171 | Заключение кардиолога            | conclusion   | pdf | 210  | Айгуль Серикова
300 | УЗИ малого таза                  | examination  | pdf | 640  | Зарина Өтегенова`;

/** Puts the demo patient's documents in. */
export function seedDocuments(db: Db): void {
  for (const [days, title = '', category, type, size, addedBy = ''] of readTable(TABLE)) {
    db.documents.seed({
      id: db.documents.nextId(),
      user_id: DEMO.patient.user_id,
      visit_id: null,
      category: category as DocumentCategory,
      title,
      file_type: type as DocumentRow['file_type'],
      size_bytes: Number(size) * 1024,
      added_by: addedBy === '' ? null : addedBy,
      date: dateOf(dayOf(db.meta.today) - Number(days)),
    });
  }
}
