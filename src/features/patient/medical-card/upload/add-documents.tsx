import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type CardPerson, cardSearch } from '@/features/patient/medical-card/card-person';
import { VisitChoice } from '@/features/patient/medical-card/document/visit-choice';
import { documentsCount } from '@/shared/format/counts';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { LeaveGuard } from './leave-guard';
import { UploadList } from './upload-list';
import { answersError, nameFieldId, UploadQuestions } from './upload-questions';
import { UploadZone } from './upload-zone';
import { useUploadQueue, useUploads } from './use-upload-queue';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/document');

/** Files with their questions, the visit, and one button that sends them all. */
export function AddDocuments({ person }: { person: CardPerson }) {
  const { visit } = route.useSearch();
  const navigate = route.useNavigate();
  const queue = useUploadQueue({ eager: false });
  const uploads = useUploads(queue);
  const [tried, setTried] = useState(false);

  const ready = uploads.filter(({ state }) => state.kind === 'ready');
  const added = uploads.filter(({ state }) => state.kind === 'added');
  const isAtStake = () => queue.isBusy() || queue.get().some(({ state }) => state.kind === 'ready');

  const send = () => {
    const wrong = ready.find((upload) => answersError(upload) !== undefined);
    setTried(wrong !== undefined);
    if (wrong) return document.getElementById(nameFieldId(wrong))?.focus();
    queue.start({ family_member_id: person ?? null, visit_id: visit ?? null });
  };
  const button = (wide: boolean) =>
    uploads.length > 0 && uploads.length === added.length ? (
      <ButtonLink wide={wide} variant="primary" to="/fo/patient/medical-card" search={cardSearch(person)}>
        К&nbsp;медкарте
      </ButtonLink>
    ) : (
      <Button wide={wide} variant="primary" disabled={ready.length === 0} onClick={send}>
        {ready.length > 1 ? `Добавить ${documentsCount(ready.length)}` : 'Добавить документ'}
      </Button>
    );

  return (
    <>
      <div className="mt-5 flex flex-col gap-6 phone:mb-5 phone:gap-3">
        <Card aria-label="Файлы">
          <UploadZone onFiles={(files) => queue.add(files)} />
          <UploadList
            uploads={uploads}
            queue={queue}
            renderQuestions={(upload) => <UploadQuestions upload={upload} queue={queue} tried={tried} />}
          />
        </Card>
        <Card aria-label="Визит">
          <VisitChoice
            visitId={visit}
            person={person}
            onChange={(chosen) =>
              void navigate({ search: { ...cardSearch(person), ...(chosen && { visit: chosen }) }, replace: true })
            }
          />
        </Card>
        <div className="phone:hidden">{button(false)}</div>
      </div>
      <BottomBar className="-mx-(--gutter) mt-auto">{button(true)}</BottomBar>
      <LeaveGuard isAtStake={isAtStake}>Они ещё не&nbsp;в&nbsp;медкарте.</LeaveGuard>
    </>
  );
}
