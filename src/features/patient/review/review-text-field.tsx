import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useBoundField } from '@/shared/form/use-bound-field';
import { wholeNumber } from '@/shared/format/number';
import { Callout } from '@/shared/ui/callout';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { type PersonalData, personalDataIn } from './personal-data';
import { TEXT_MAX, TEXT_MIN } from './review-schema';

const warnings = {
  phone: 'Похоже, в\u00A0тексте номер телефона.',
  document: 'Похоже, в\u00A0тексте ИИН или\u00A0другой номер документа.',
  email: 'Похоже, в\u00A0тексте адрес почты.',
  link: 'Похоже, в\u00A0тексте ссылка.',
} as const satisfies Record<PersonalData, string>;

/** From here on, the characters that are left are said aloud too. */
const NEARLY_FULL = 100;

/** The words of the review, how many of them there is room for, and a word about what moderators refuse. */
export function ReviewTextField() {
  const { value, change, blur, ...field } = useBoundField<string>('Отзыв');
  const length = value.trim().length;
  const left = TEXT_MAX - length;
  const found = personalDataIn(value);
  return (
    <>
      <TextareaField
        {...field}
        label="Отзыв"
        rows={6}
        className="[&>textarea]:min-h-36"
        value={value}
        placeholder="С&nbsp;чем обращались, что&nbsp;понравилось, а&nbsp;что&nbsp;нет"
        onBlur={blur}
        onChange={(event) => change(event.target.value)}
        hint={
          <span className="flex justify-between gap-4">
            <span>От&nbsp;{TEXT_MIN} знаков</span>
            <span className={left < 0 ? 'text-red' : ''}>
              <span className="sr-only">Написано </span>
              {wholeNumber(length)} из&nbsp;{wholeNumber(TEXT_MAX)}
            </span>
          </span>
        }
      />
      <p role="status" className="sr-only">
        {left >= 0 && left <= NEARLY_FULL && `Осталось знаков: ${left}`}
      </p>
      <div role="status" className="empty:hidden">
        {found && (
          <Callout tone="amber" icon={IconAlertTriangle} className="mt-3">
            {warnings[found]} Такой отзыв не&nbsp;опубликуют: уберите личные данные.
          </Callout>
        )}
      </div>
    </>
  );
}
