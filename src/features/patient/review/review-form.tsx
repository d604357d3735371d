import type { ReactNode, FocusEvent } from 'react';
import type { ReviewUpdateRequest } from '#generated/models/review-update-request.ts';
import { RatingInput } from '@/domain/review/rating-input';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { DraftNote } from '@/shared/form/draft-note';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useBoundField } from '@/shared/form/use-bound-field';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import type { ResolveConflict } from '@/shared/form/use-versioned';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Card } from '@/shared/ui/card';
import { AfterSending } from './review-aside';
import { reviewSchema, CRITERIA_LABELS, RATING_LABELS, type ReviewValues } from './review-fields';
import { ReviewTextField } from './review-text-field';
import { SignatureField } from './signature-field';

interface ReviewFormProps {
  visitId: number;
  serviceTitle: string;
  /** Whether the review is about a doctor; otherwise it is about the filial that took a sample. */
  ofDoctor: boolean;
  start: ReviewValues;
  /** Text of the button, and `busy` while the review is sent. */
  action: string;
  busy: string;
  /**
   * Sends the review. If this fails, the promise rejects with the Problem, which the form shows.
   */
  send: (answers: ReviewUpdateRequest) => Promise<unknown>;
  /** Resolves a 412; comes from `useVersioned`. */
  mend?: ResolveConflict<ReviewValues>;
  /** Note about changes made on another page. It is shown between the errors and the fields. */
  notice?: ReactNode;
}

/** Form of a new or existing review. In both cases the visit has the same draft. */
export function ReviewForm({
  visitId,
  serviceTitle,
  ofDoctor,
  start,
  action,
  busy,
  send,
  mend,
  notice,
}: ReviewFormProps) {
  const { user } = useCurrentUser();
  const [, firstName = 'Ваше имя'] = user?.full_name.split(' ') ?? [];
  const { form, frame } = useSchemaForm({
    schema: reviewSchema,
    defaultValues: start,
    draft: { name: `review-${visitId}` },
    submit: send,
    mend,
  });

  return (
    <FormFrame {...frame} guard={UnsavedGuard} className="flex flex-col gap-6 phone:gap-3">
      {notice}
      <DraftNote initial={start} />
      <Card>
        <h2 className="text-h3">{ofDoctor ? 'Оцените приём' : 'Оцените визит'}</h2>
        <div className="mt-2">
          <form.AppField name="rating">{() => <RatingField label="Общая оценка" size="large" />}</form.AppField>
        </div>
        <p className="mt-4 border-t border-line pt-4 text-small text-ink-3">Подробнее, по&nbsp;желанию</p>
        <div className="mt-3 grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-2">
          <form.AppField name="criteria.attention">
            {() => <RatingField label={CRITERIA_LABELS.attention} />}
          </form.AppField>
          <form.AppField name="criteria.explanation">
            {() => <RatingField label={CRITERIA_LABELS.explanation} />}
          </form.AppField>
          <form.AppField name="criteria.punctuality">
            {() => <RatingField label={CRITERIA_LABELS.punctuality} />}
          </form.AppField>
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

interface RatingFieldProps {
  label: string;
  labelHidden?: boolean;
  size?: 'normal' | 'large';
}

/** Field of one to five stars. */
function RatingField({ label, labelHidden = false, size = 'normal' }: RatingFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>(label);
  // When the focus moves from one star to another, it hasn't left the field.
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur();
  };
  return (
    <div onBlur={leave}>
      <RatingInput
        id={id}
        legend={label}
        legendHidden={labelHidden}
        name={name}
        words={RATING_LABELS}
        value={value === '' ? null : Number(value)}
        onChange={(stars) => change(String(stars))}
        error={error}
        size={size}
      />
    </div>
  );
}

const refused = [
  'телефоны, адреса, ИИН и\u00A0фамилии: ваши и\u00A0чужие;',
  'диагнозы и\u00A0лечение других людей;',
  'оскорбления, угрозы и\u00A0нецензурные слова;',
  'реклама, ссылки и\u00A0промокоды;',
  'обвинения в\u00A0преступлении без решения суда.',
] as const;

/** Rules of moderation, in a folded block. */
function ReviewRules() {
  return (
    <details className="mt-3 text-small">
      <summary className="link cursor-pointer">Чего не&nbsp;должно быть в&nbsp;отзыве</summary>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
        {refused.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        О&nbsp;своём диагнозе пишите только то, что готовы показать всем: отзыв увидят и&nbsp;без входа на&nbsp;сайт.
      </p>
    </details>
  );
}
