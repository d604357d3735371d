import { Link } from '@tanstack/react-router';
import { type CardPerson, cardSearch } from '@/features/patient/medical-card/card-person';
import { Card } from '@/shared/ui/card';
import { LeaveGuard } from './leave-guard';
import { UploadList } from './upload-list';
import { UploadZone } from './upload-zone';
import { useUploadQueue, useUploads } from './use-upload-queue';

/** Files go out as soon as they are chosen; name and category are guessed, and can be changed at once. */
export function QuickUpload({ person }: { person: CardPerson }) {
  const queue = useUploadQueue({ eager: true, to: { family_member_id: person ?? null, visit_id: null } });
  const uploads = useUploads(queue);
  return (
    <Card aria-labelledby="upload-heading">
      <h2 id="upload-heading" className="mb-3 text-h3">
        Добавить документы
      </h2>
      <UploadZone onFiles={(files) => queue.add(files)} />
      <p className="mt-3 text-small text-ink-2">
        Нужно показать врачу до&nbsp;приёма?{' '}
        <Link to="/fo/patient/medical-card/document" search={cardSearch(person)} className="link">
          Добавьте документы к&nbsp;визиту
        </Link>
      </p>
      <UploadList uploads={uploads} queue={queue} />
      <LeaveGuard isAtStake={queue.isBusy}>Они ещё отправляются.</LeaveGuard>
    </Card>
  );
}
