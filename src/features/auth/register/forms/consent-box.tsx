import { useBoundField } from '@/shared/form/use-bound-field';
import type { Cabinet } from '@/shared/session/session-record';
import { Checkbox } from '@/shared/ui/checkbox';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/field';
import { consentFacts, withoutConsent } from './consent-words';

/** Consent to the processing of personal data (law 94-V): a box of its own, unticked, with what it means. */
export function ConsentBox({ cabinet }: { readonly cabinet: Cabinet }) {
  const { id, name, value, error, change, blur } = useBoundField<boolean>('Согласие');
  const describedBy = [error !== undefined && `${id}-error`, `${id}-facts`].filter(Boolean).join(' ');
  return (
    <div className={cx('rounded-note border px-4 py-3', error === undefined ? 'border-edge' : 'edge-red')}>
      <Checkbox
        id={id}
        name={name}
        checked={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
      >
        Даю согласие на&nbsp;обработку моих данных
      </Checkbox>
      {error !== undefined && (
        <div className="mb-2 ml-9">
          <FieldError id={`${id}-error`}>{withoutConsent[cabinet]}</FieldError>
        </div>
      )}
      <dl
        id={`${id}-facts`}
        className="mt-1.5 grid grid-cols-4 gap-x-4 gap-y-1.5 border-t border-line pt-3 text-small phone:grid-cols-1 phone:gap-y-0.5"
      >
        {consentFacts(cabinet).map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2 phone:mt-1.5">{term}</dt>
            <dd className="col-span-3 phone:col-span-1">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
