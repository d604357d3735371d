import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useBoundField } from '@/shared/form/use-bound-field';
import { wholeNumber } from '@/shared/format/number';
import { Callout } from '@/shared/ui/callout';
import { TextareaField } from '@/shared/ui/fields/text-field';
import { LiveRegion } from '@/shared/ui/live-region';
import { TEXT_MAX, TEXT_MIN } from './review-fields';

const warnings = {
  phone: 'Похоже, в\u00A0тексте номер телефона.',
  document: 'Похоже, в\u00A0тексте ИИН или\u00A0другой номер документа.',
  email: 'Похоже, в\u00A0тексте адрес почты.',
  link: 'Похоже, в\u00A0тексте ссылка.',
  obscene: 'Похоже, в\u00A0тексте нецензурное слово.',
} as const satisfies Record<Unpublishable, string>;

/** If fewer characters than this remain, screen readers announce how many. */
const NEARLY_FULL = 100;

/**
 * Field for the text. It shows how many characters remain, and warns about content that moderators
 * reject.
 */
export function ReviewTextField() {
  const { value, change, blur, ...field } = useBoundField<string>('Отзыв');
  const length = value.trim().length;
  const left = TEXT_MAX - length;
  const found = unpublishableIn(value);
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
      <LiveRegion>
        {found && (
          <Callout tone="amber" icon={IconAlertTriangle} className="mt-3">
            {warnings[found]} С&nbsp;этим отзыв не&nbsp;опубликуют: уберите до&nbsp;отправки.
          </Callout>
        )}
      </LiveRegion>
    </>
  );
}

/** Content that moderators reject and that code can detect. */
export type Unpublishable = 'phone' | 'document' | 'email' | 'link' | 'obscene';

// Before the «@» the pattern has no unbounded repetition, because it would freeze the page if the
// user pastes 100 KB.
const EMAIL = /[\p{L}\d._%+-]@[\p{L}\d-]{1,63}\.\p{L}{2}/u;
const LINK = /https?:\/\/|www\.|(?:wa|t)\.me\/|[\p{L}\d-]\.(?:kz|ru|com|net|org)\b/iu;
/**
 * Kazakh phone numbers after +7 or 8. A number without this prefix matches only if it is a mobile
 * number, because another sequence of ten digits may be anything.
 */
const PHONE =
  /(?<!\d)(?:(?:\+?7|8)[\s().-]{0,3}7\d{2}|7[047]\d)[\s().-]{0,3}\d{3}[\s().-]{0,3}\d{2}[\s().-]{0,3}\d{2}(?!\d)/;
/** IIN (12 digits) or number of an identity card (9 digits). */
const DOCUMENT = /(?<!\d)(?:\d{12}|\d{9})(?!\d)/;

/**
 * Roots of Russian obscene words at the start of a word or after a prefix. They must not match
 * «хуже», «мудрый», «рубля».
 */
const OBSCENE =
  /(?<!\p{L})(?:на|по|за|до|от|ни|о|об|объ|при|рас|разъ|вы|у|въ|съ|долбо)?(?:ху[йёеяю](?!ж)|пизд|бля(?!\p{L})|бляд|[её]б(?:а[лнтш]|л[аоя]|ну|ё|и|у(?!\p{L}))|муд(?:ак|ил|оз)|гандон|пид[оа]р|шлюх|сук(?:[аиуе]|ой)(?!\p{L}))/iu;
/** Latin letters and digits that look like Cyrillic letters, each with its Cyrillic letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  y: 'у',
  3: 'з',
  0: 'о',
};

function hasObscenity(text: string): boolean {
  return OBSCENE.test(text.toLowerCase().replace(/[aeopcxy30]/g, (mark) => LOOKALIKES[mark] ?? mark));
}

/**
 * Finds the first content that moderators would reject: a personal number, an e-mail, a link or an
 * obscene word. It may be mistaken (an order number has twelve digits too), so the form only warns.
 */
export function unpublishableIn(text: string): Unpublishable | undefined {
  if (EMAIL.test(text)) return 'email';
  if (LINK.test(text)) return 'link';
  if (PHONE.test(text)) return 'phone';
  if (DOCUMENT.test(text)) return 'document';
  return hasObscenity(text) ? 'obscene' : undefined;
}
