import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type ReactNode, useId, useState } from 'react';
import { namedClient, distinctNamesBy } from '@/domain/person/distinct-names';
import { isTypedBirthday } from '@/domain/person/typed-client';
import { yearsCount } from '@/shared/format/counts';
import { lowerFirst } from '@/shared/format/letter-case';
import { phoneQuery } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { type KnownPerson, nextVisitAt, type PeopleDesk } from './people-desk';

/**
 * Number of people to load. It is more than the list shows, so that the arrow keys also reach
 * people further down.
 */
const SHOWN = 30;
/** Minimum number of letters to add a new person. */
const LEAST = 2;

/** Last option of the list: adds a new person. */
const adding = { id: 'add' } as const;
type Option = KnownPerson | typeof adding;

interface PersonPickerProps {
  people: PeopleDesk;
  id?: string;
  errorId?: string | undefined;
  onChoose: (person: KnownPerson) => void;
  /** Adds a person who isn't found, with the typed text; absent if people can't be added. */
  onAdd?: (typed: string) => void;
  /** Content at the right end of the input. */
  trailing?: ReactNode;
  dense?: boolean;
  autoFocus?: boolean;
}

/**
 * Combobox to search people by name or phone. Arrow keys move through the list; Enter chooses the
 * first person.
 */
export function PersonPicker({
  people,
  id,
  errorId,
  onChoose,
  onAdd,
  trailing,
  dense = false,
  autoFocus,
}: PersonPickerProps) {
  const ownId = useId();
  const [text, setText] = useState('');
  const q = text.trim();
  const enough = q.length >= people.from;
  const { data, isError } = useQuery({
    ...people.found(phoneQuery(q), SHOWN),
    enabled: enough,
    meta: { silent: true },
  });
  const found = enough ? (data?.data ?? []) : [];
  const label = `${people.one}: имя или телефон`;
  const nameOf = distinctNamesBy(found, namedClient);
  const unseen = enough && data ? data.meta.total - found.length : 0;
  const options: Option[] = onAdd && q.length >= LEAST && data ? [...found, adding] : [...found];

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    id: ownId,
    items: options,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      setText('');
      if ('full_name' in selectedItem) onChoose(selectedItem);
      else onAdd?.(q);
    },
  });
  const open = isOpen && enough;

  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-ink-3">
        <Icon icon={IconSearch} />
      </span>
      <input
        {...getInputProps({
          ...(id !== undefined && { id }),
          'aria-label': label,
          'aria-labelledby': undefined,
          placeholder: label,
          autoComplete: 'off',
          maxLength: 200,
          // The state is updated at once, because downshift's own update comes later and moves the
          // caret.
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          // While results are loading, Enter must not submit the form.
          onKeyDown: (event) => {
            if (event.key === 'Enter' && enough && !data && !isError) event.preventDefault();
            // If the list is closed, Esc is left to the dialog.
            if (event.key === 'Escape' && !open) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        // The input takes focus when the dialog opens, and after the chosen person was removed.
        data-autofocus={autoFocus}
        autoFocus={autoFocus}
        className={cx('control pl-10', trailing !== undefined && 'pr-10', dense && 'min-h-10 text-small')}
      />
      {trailing}
      <div
        className={cx(
          'absolute right-0 z-30 mt-1 w-full overflow-hidden rounded-note border border-line bg-white text-ink shadow-pop',
          dense && 'min-w-100',
          (!open || options.length === 0) && 'hidden',
        )}
      >
        <div
          {...getMenuProps({ 'aria-label': `${people.one}ы`, 'aria-labelledby': undefined })}
          className={cx('overflow-y-auto', dense ? 'max-h-120' : 'max-h-90 phone:max-h-80')}
        >
          {open &&
            options.map((item, index) => (
              <div
                key={item.id}
                {...getItemProps({ item, index })}
                className={cx(
                  'cursor-pointer px-4 py-2',
                  item.id === adding.id && 'sticky bottom-0 border-t border-line bg-white',
                  highlightedIndex === index && 'bg-teal-tint',
                )}
              >
                {'full_name' in item ? (
                  <PersonOption person={item} name={nameOf(item)} />
                ) : (
                  <span className="flex items-center gap-2 py-1 font-medium text-teal">
                    <Icon icon={IconUserPlus} size={18} />
                    <span className="min-w-0 truncate">{newText(people.one, q)}</span>
                  </span>
                )}
              </div>
            ))}
        </div>
        {unseen > 0 && (
          <p role="status" className="border-t border-line px-4 py-2 text-small text-ink-2">
            И&nbsp;ещё {unseen}. Допишите имя, телефон или дату рождения
          </p>
        )}
      </div>
      <LiveRegion className="absolute right-0 z-30 mt-1 w-full rounded-note border border-line bg-white px-4 py-3 text-small text-ink-2 shadow-pop">
        {open && found.length === 0 && options.length === 0 && emptyText(isError, data !== undefined)}
      </LiveRegion>
    </div>
  );
}

/**
 * Label of the option that adds a person. Digits are used as the phone, unless the number is
 * incomplete.
 */
function newText(one: PeopleDesk['one'], typed: string): string {
  const who = `Новый ${lowerFirst(one)}`;
  if (isTypedBirthday(typed)) return `${who} с\u00A0этой датой рождения`;
  return /\p{L}/u.test(typed) ? `${who} ${quoted(typed)}` : `${who} с\u00A0этим номером`;
}

function emptyText(failed: boolean, answered: boolean): string {
  if (failed) return 'Не\u00A0получилось найти, повторите';
  return answered ? 'Ничего не\u00A0найдено' : 'Ищем…';
}

/** An option of the list: name and age, phone, next visit. */
function PersonOption({ person, name }: { person: KnownPerson; name: string }) {
  const { age, phone, no_show_count = 0 } = person;
  const next = nextVisitAt(person);
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{name}</span>
        {age !== null && <span className="shrink-0 text-small text-ink-3">{yearsCount(age)}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
        <span className="tabular">{phone ?? 'Без телефона'}</span>
        {next !== null && <span>Запись {dateTime(next)}</span>}
        {no_show_count > 0 && <span>Неявки: {no_show_count}</span>}
      </span>
    </>
  );
}
