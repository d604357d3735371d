import { getVisitAnswersUpdateMutationOptions } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { QuestionAnswers } from '@/domain/visit/question-answers';
import { canComment } from '@/domain/visit/visit-can';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useNow } from '@/shared/use-now';

const answersDialog = lazyModule(() => import('@/domain/visit/answers-dialog'));

export function VisitQuestions({ visit }: { readonly visit: Visit }) {
  const at = useNow();
  const dialog = useLazyDialog(answersDialog);
  const onFailed = useVisitChanged(visit);
  const { questions = [] } = visit;
  if (questions.length === 0) return null;
  const isNew = questions.every(({ answer }) => answer === null);
  return (
    <Card id="questions" className="scroll-mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-h3">Вопросы перед визитом</h2>
        {canComment(visit, at) && (
          <Button
            size="small"
            busy={dialog.opening && 'Открываем'}
            onPointerEnter={dialog.preload}
            onClick={dialog.show}
          >
            {isNew ? 'Ответить' : 'Изменить ответы'}
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
          by="patient"
          write={getVisitAnswersUpdateMutationOptions}
          done="Ответы сохранены"
          onFailed={onFailed}
          onClose={dialog.close}
        />
      )}
    </Card>
  );
}
