import { useState } from 'react';
import { clashText } from '@/domain/service/clashing-analyses';
import { readyPhrase } from '@/domain/service/offer-text';
import { bookDefaults } from '@/features/desk/book/book-schema';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { ChecksField } from '@/shared/form/checks-field';
import { messages } from '@/shared/form/rules/messages';
import { analysesCount, minutesCount } from '@/shared/format/counts';
import { foldCase } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { SectionFailure } from '@/shared/section/section-query';
import { cx } from '@/shared/ui/cx';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { Price } from '@/shared/ui/price-tag';
import { clashAmong, type Samples } from './use-samples';

/** Number of analyses that are shown until the user searches. */
const FEW = 6;

interface SamplesFieldProps {
  readonly samples: Samples;
  readonly onChange: () => void;
}

/** Field for the analyses of a visit without a doctor: one analysis, or several given at once. */
export function SamplesField({ samples, onChange }: SamplesFieldProps) {
  const { list, analyses, chosen, clash, combined, together } = samples;
  const form = useTypedAppFormContext({ defaultValues: bookDefaults });
  const [text, setText] = useState('');
  return (
    <form.AppField
      name="service_ids"
      validators={{
        onDynamic: ({ value }) =>
          analyses.some(({ service: { id } }) => value.includes(id))
            ? clashText(clashAmong(analyses, value))
            : messages.chooseOne,
      }}
      listeners={{ onChange }}
    >
      {() => {
        const options = analyses.map(({ service: { id, title }, price: of }) => ({
          id,
          title: typeset(title),
          count: <Price of={of} />,
        }));
        const matching = options.filter(({ title }) => foldCase(title).includes(foldCase(text.trim())));
        const found = matching.filter(({ id }) => !chosen.includes(id));
        const shown = [...options.filter(({ id }) => chosen.includes(id)), ...found.slice(0, FEW)];
        return (
          <div className="col-span-full flex flex-col gap-2">
            <SearchBox size="small" label="Найти анализ" value={text} onChange={setText} />
            <ChecksField<number> label={'Анализы за\u00A0один визит'} options={shown} fault={clashText(clash)} />
            {list.data && matching.length === 0 && (
              <p className="text-small text-ink-2">
                {options.length === 0
                  ? 'По\u00A0записи анализы здесь не\u00A0берут'
                  : 'Такого анализа здесь не\u00A0берут'}
              </p>
            )}
            {found.length > FEW && (
              <p className="text-small text-ink-2">
                И&nbsp;ещё {analysesCount(found.length - FEW)}, найдите по&nbsp;названию
              </p>
            )}
            <SectionFailure query={combined} what="сумму и&nbsp;подготовку" />
            {together && clash.length === 0 && (
              <div role="status" className={cx('text-small', combined.isPlaceholderData && 'invisible')}>
                <p>
                  {analysesCount(chosen.length)},{' '}
                  <strong translate="no" className="font-medium">
                    {price(together.price)}
                  </strong>
                  , {minutesCount(together.duration_minutes)}. {together.fasting && 'Натощак. '}
                  {readyPhrase(together.ready_in_workdays, chosen.length > 1)}
                </p>
                <p className="mt-2 font-medium">Как подготовиться</p>
                <ul className="mt-1 text-ink-2">
                  {together.preparation.map((line) => (
                    <li key={line}>{typeset(line)}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        );
      }}
    </form.AppField>
  );
}
