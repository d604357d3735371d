import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import { QuestionAnswers } from '@/domain/visit/question-answers';
import { canComment } from '@/domain/visit/visit-can';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { useNow } from '@/shared/use-now';
import type { AnswersDesk } from './questions-desk';

const answersDialog = lazyModule(() => import('@/domain/visit/answers-dialog'));

interface DeskAnswersProps {
  readonly desk: AnswersDesk;
  readonly visit: DeskVisit;
  readonly questions: readonly VisitQuestion[];
}

/**
 * Section «Ответы пациента». Doctors and receptionists read the answers, and can fill them in
 * during a phone call.
 */
export function DeskAnswers({ desk, visit, questions }: DeskAnswersProps) {
  const at = useNow();
  const dialog = useLazyDialog(answersDialog);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="answers-heading" className="text-h3">
          Ответы пациента
        </h2>
        {canComment(visit, at) && (
          <Button
            size="small"
            busy={dialog.opening && 'Открываем'}
            onPointerEnter={dialog.preload}
            onClick={dialog.show}
          >
            {questions.every(({ answer }) => answer === null) ? 'Записать ответы' : 'Изменить ответы'}
          </Button>
        )}
      </div>
      <div className="mt-3">
        <QuestionAnswers questions={questions} />
      </div>
      {dialog.part && (
        <dialog.part.AnswersDialog
          visitId={visit.id}
          questions={questions}
          by="desk"
          write={desk.answersUpdate}
          done="Ответы записаны"
          onClose={dialog.close}
        />
      )}
    </>
  );
}
