import { useStore } from '@tanstack/react-form';
import { reviewOccasion } from '@/domain/review/review-text';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { BoundRadioField } from '@/shared/form/bound-radio-field';
import { Avatar } from '@/shared/ui/avatar';
import { Stars } from '@/shared/ui/rating';
import { useToday } from '@/shared/use-now';
import { blankReview, HIDDEN, NAMED, HIDDEN_NAME } from './review-fields';

interface SignatureFieldProps {
  /** The name that is shown with the review unless the author hides it. */
  firstName: string;
  serviceTitle: string;
  /** Id of the visit, on which the avatar's colour depends. */
  visitId: number;
  ofDoctor: boolean;
}

/** Field «Как подписать отзыв». It shows how the author will appear above the review. */
export function SignatureField({ firstName, serviceTitle, visitId, ofDoctor }: SignatureFieldProps) {
  const today = useToday();
  const form = useTypedAppFormContext({ defaultValues: blankReview });
  const hidden = useStore(form.store, ({ values }) => values.anonymous === HIDDEN);
  const stars = useStore(form.store, ({ values }) => Number(values.rating));

  return (
    <>
      <form.AppField name="anonymous">
        {() => (
          <BoundRadioField
            label="Как подписать отзыв"
            labelHidden
            variant="cards"
            className="grid grid-cols-2 gap-4 phone:grid-cols-1 phone:gap-2"
            options={[
              { value: NAMED, label: firstName, note: 'Только имя, без фамилии' },
              {
                value: HIDDEN,
                label: 'Скрыть имя',
                note: `${ofDoctor ? 'Врач' : 'Клиника'} тоже не\u00A0увидит имени`,
              },
            ]}
          />
        )}
      </form.AppField>
      <div className="mt-4 rounded-note bg-canvas p-4">
        <p className="text-small text-ink-3">Так увидят другие</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar id={visitId} name={hidden ? 'Пациент' : firstName} size={40} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{hidden ? HIDDEN_NAME : firstName}</p>
            <p className="text-small text-ink-3">
              {reviewOccasion({ created_at: today, service_title: serviceTitle })}
            </p>
          </div>
          {stars > 0 && (
            <div className="phone:w-full">
              <Stars value={stars} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
