import { useState } from 'react';
import { useDoctorVisitConclusionDelete } from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitConclusion as Conclusion } from '#generated/models/visit-conclusion.ts';
import { ConclusionText } from '@/domain/visit/conclusion-text';
import { canConclude } from '@/domain/visit/visit-can';
import { useReopened } from '@/shared/form/dialog-draft';
import { calendarDay } from '@/shared/format/date';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';

const conclusionDialog = lazyModule(() => import('./conclusion-dialog'));

interface VisitConclusionProps {
  readonly visit: DeskVisit;
  readonly conclusion: Conclusion | null | undefined;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
}

/** The conclusion for the patient. The doctor can write it once the visit has begun. */
export function VisitConclusion({ visit, conclusion, at }: VisitConclusionProps) {
  const [removing, setRemoving] = useState(false);
  const dialog = useLazyDialog(conclusionDialog);
  const canWrite = canConclude(visit, at);
  const draft = `conclusion-${visit.id}`;
  useReopened(draft, dialog.show);
  if (!conclusion && !canWrite) return null;
  return (
    <Card aria-labelledby="conclusion-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="conclusion-heading" className="text-h3">
          Заключение
        </h2>
        {canWrite && (
          <Button
            size="small"
            busy={dialog.opening && 'Открываем'}
            onPointerEnter={dialog.preload}
            onClick={dialog.show}
          >
            {conclusion ? 'Изменить' : 'Написать заключение'}
          </Button>
        )}
      </div>
      <div className="mt-3">
        {conclusion ? (
          <>
            <ConclusionText
              conclusion={conclusion}
              control={conclusion.control_until !== null && `до\u00A0${calendarDay(conclusion.control_until)}`}
            />
            <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setRemoving(true)}>
              Удалить заключение
            </Button>
          </>
        ) : (
          <p className="text-ink-2">
            Жалобы, диагноз, назначения и&nbsp;направления. Пациент прочтёт их в&nbsp;своём визите.
          </p>
        )}
      </div>
      {dialog.part && (
        <dialog.part.ConclusionDialog
          visit={visit}
          conclusion={conclusion ?? undefined}
          draft={draft}
          onClose={dialog.close}
        />
      )}
      {removing && <RemoveConclusion visit={visit} onClose={() => setRemoving(false)} />}
    </Card>
  );
}

function RemoveConclusion({ visit, onClose }: { readonly visit: DeskVisit; readonly onClose: () => void }) {
  const remove = useWrite(useDoctorVisitConclusionDelete(), { done: 'Заключение удалено', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить заключение?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: visit.id })}
      onClose={onClose}
    >
      <p>Пациент больше не&nbsp;увидит его в&nbsp;своём визите.</p>
    </ConfirmAction>
  );
}
