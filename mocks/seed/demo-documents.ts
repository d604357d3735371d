import type { DocumentCategory } from '#generated/models/document-category.ts';
import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { DEMO, DEMO_FAMILY } from './demo.ts';
import { readTable } from './dictionaries/text-table.ts';

const TYPES = { pdf: 'application/pdf', png: 'image/png' } as const;

/**
 * Columns: days ago, name, category, file name, type, kilobytes, author (empty for the patient),
 * person (empty for the patient).
 */
const TABLE = `
  0 | Общий анализ крови                 | analysis    | oak         | pdf | 420  |
 14 | Заключение невролога               | conclusion  | nevrolog    | pdf | 180  | Гүлмира Ахметова
 14 | Направление на МРТ головного мозга | referral    | napravlenie | pdf | 96   | Гүлмира Ахметова
 71 | ЭКГ                                | examination | ekg         | pdf | 1200 | «Аяла» на Абая
118 | Ферритин, витамин D                | analysis    | ferritin    | png | 2300 |
171 | Заключение кардиолога              | conclusion  | kardiolog   | pdf | 210  | Айгуль Серикова
300 | УЗИ малого таза                    | examination | uzi         | pdf | 640  | «Аяла» на Абая
 61 | Заключение ЛОР-врача               | conclusion  | lor         | pdf | 170  | Сергей Лапин | mark
230 | Сертификат прививок                | vaccination | privivki    | png | 1900 |                   | mark`;

/**
 * Adds the demo patient's documents. Each is linked to the visit of its day or of the day before,
 * if there is one. Call it after the visits are seeded.
 */
export function seedDocuments(db: Db): void {
  const user_id = DEMO.patient.user_id;
  const today = dayOf(db.meta.today);
  for (const [days, name = '', category, file = '', type, size, added_by, whose] of readTable(TABLE)) {
    const day = today - Number(days);
    const family_member_id = whose === 'mark' ? DEMO_FAMILY.mark : null;
    const id = db.files.nextId();
    const stored = db.files.seed({
      id,
      key: `seed-${id}`,
      user_id,
      name: `${file}.${type}`,
      type: TYPES[type === 'png' ? 'png' : 'pdf'],
      size: Number(size) * 1024,
      content: null,
    });
    db.documents.seed({
      id: db.documents.nextId(),
      user_id,
      family_member_id,
      visit_id: visitNear(db, day, family_member_id),
      category: category as DocumentCategory,
      name,
      file_id: stored.id,
      added_by: added_by || null,
      // Today's document is dated in the early morning, because the demo may be opened soon after.
      created_at: textAt(dateOf(day), Number(days) === 0 ? '07:10' : '17:30'),
    });
  }
}

/** Finds the person's completed visit of the given day or of the day before. */
function visitNear(db: Db, day: number, memberId: number | null): number | null {
  const near = db.visits.find('user', DEMO.patient.user_id).find((visit) => {
    const distance = day - dayOf(visit.starts_at.slice(0, 10));
    return visit.status === 'completed' && visit.family_member_id === memberId && distance >= 0 && distance <= 1;
  });
  return near?.id ?? null;
}
