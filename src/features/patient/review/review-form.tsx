import type { ReactNode } from 'react';
import type { ReviewUpdateRequest } from '#generated/models/review-update-request.ts';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { DraftNote } from '@/shared/form/draft-note';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Card } from '@/shared/ui/card';
import { AfterSending } from './after-sending';
import { MarkField } from './mark-field';
import { ReviewRules } from './review-rules';
import { type ReviewValues, reviewSchema } from './review-schema';
import { ReviewTextField } from './review-text-field';
import { CRITERIA } from './review-words';
import { SignatureField } from './signature-field';

interface ReviewFormProps {
  visitId: number;
  serviceTitle: string;
  /** About a doctor; else about the filial that took a sample. */
  ofDoctor: boolean;
  start: ReviewValues;
  /** The button, and what it says while the review is on its way. */
  action: string;
  busy: string;
  /** Rejects with the Problem: the form says it. */
  send: (answers: ReviewUpdateRequest) => Promise<unknown>;
  /** Between the errors and the questions: what has happened meanwhile. */
  notice?: ReactNode;
}

/** A review, written or changed. One draft per visit: what was typed into either is there in the other. */
export function ReviewForm({ visitId, serviceTitle, ofDoctor, start, action, busy, send, notice }: ReviewFormProps) {
  const { user } = useCurrentUser();
  const [, firstName = 'Ваше имя'] = user?.full_name.split(' ') ?? [];
  const { form, frame } = useSchemaForm({
    schema: reviewSchema,
    defaultValues: start,
    draft: { name: `review-${visitId}` },
    submit: send,
  });

  return (
    <FormFrame {...frame} guard={UnsavedGuard} className="flex flex-col gap-6 phone:gap-3">
      {notice}
      <DraftNote initial={start} />
      <Card>
        <h2 className="text-h3">{ofDoctor ? 'Оцените приём' : 'Оцените визит'}</h2>
        <div className="mt-2">
          <form.AppField name="rating">{() => <MarkField label="Общая оценка" size="large" />}</form.AppField>
        </div>
        <p className="mt-4 border-t border-line pt-4 text-small text-ink-3">Подробнее, по&nbsp;желанию</p>
        <div className="mt-3 grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-2">
          <form.AppField name="criteria.attention">{() => <MarkField label={CRITERIA.attention} />}</form.AppField>
          <form.AppField name="criteria.explanation">{() => <MarkField label={CRITERIA.explanation} />}</form.AppField>
          <form.AppField name="criteria.punctuality">{() => <MarkField label={CRITERIA.punctuality} />}</form.AppField>
        </div>
      </Card>
      <Card>
        <h2 className="mb-4 text-h3">Расскажите, как всё прошло</h2>
        <form.AppField name="text">{() => <ReviewTextField />}</form.AppField>
        <ReviewRules />
      </Card>
      <Card>
        <h2 className="mb-4 text-h3">Как подписать отзыв</h2>
        <SignatureField firstName={firstName} serviceTitle={serviceTitle} visitId={visitId} ofDoctor={ofDoctor} />
      </Card>
      <div className="wide:hidden">
        <AfterSending ofDoctor={ofDoctor} />
      </div>
      <div className="phone:hidden">
        <SubmitButton size="large" busy={busy}>
          {action}
        </SubmitButton>
      </div>
      <BottomBar className="-mx-(--gutter)">
        <SubmitButton size="large" wide busy={busy}>
          {action}
        </SubmitButton>
      </BottomBar>
    </FormFrame>
  );
}
