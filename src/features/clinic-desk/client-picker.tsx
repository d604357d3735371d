import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useCombobox } from 'downshift';
import { type ReactNode, useId, useState } from 'react';
import { useClinicClientList } from '#generated/api/clinic-clients/clinic-clients.ts';
import type { Client } from '#generated/models/client.ts';
import { namedClient, toldApartBy } from '@/domain/person/told-apart';
import { isTypedBirthday } from '@/domain/person/typed-client';
import { soughtPhone } from '@/shared/format/phone';
import { quoted } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { ClientOption } from './client-option';

const FROM = 2;
/** Namesakes are told apart by birthday and phone: arrows walk through more of them than are in sight. */
const SHOWN = 30;

/** The last option: a caller whom the clinic doesn't know yet. */
const adding = { id: 'add' } as const;
type Option = Client | typeof adding;

interface ClientPickerProps {
  /** The input's id, to focus it by. */
  id?: string;
  /** Of the sentence that says what is wrong. */
  errorId?: string | undefined;
  label: string;
  onChoose: (client: Client) => void;
  /** Offers to write in who is not found; called with what was typed. */
  onAdd?: (typed: string) => void;
  /** At the input's right edge. */
  trailing?: ReactNode;
  dense?: boolean;
  autoFocus?: boolean;
}

/** Finds a client by name or phone as one types; arrows walk, Enter takes the first. */
export function ClientPicker({
  id,
  errorId,
  label,
  onChoose,
  onAdd,
  trailing,
  dense = false,
  autoFocus,
}: ClientPickerProps) {
  const ownId = useId();
  const [text, setText] = useState('');
  const q = text.trim();
  const enough = q.length >= FROM;
  const { data, isError } = useClinicClientList(
    { q: soughtPhone(q), per_page: SHOWN },
    { query: { enabled: enough, meta: { silent: true } } },
  );
  const found = enough ? (data?.data ?? []) : [];
  const nameOf = toldApartBy(found, namedClient);
  const unseen = enough && data ? data.meta.total - found.length : 0;
  const options: Option[] = onAdd && enough && data ? [...found, adding] : found;

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
          // At once, not by downshift's own state, which comes a moment later and moves the caret.
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          // Nobody is meant before the answer is there: Enter must not send the form around it.
          onKeyDown: (event) => {
            if (event.key === 'Enter' && enough && !data && !isError) event.preventDefault();
            // With no list to close, Esc is the dialog's.
            if (event.key === 'Escape' && !open) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        // When the window opens, and in the place of whoever was chosen before.
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
          {...getMenuProps({ 'aria-label': 'Клиенты', 'aria-labelledby': undefined })}
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
                  <ClientOption client={item} name={nameOf(item)} />
                ) : (
                  <span className="flex items-center gap-2 py-1 font-medium text-teal">
                    <Icon icon={IconUserPlus} size={18} />
                    <span className="min-w-0 truncate">{newClientText(q)}</span>
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

/** Digits are a phone, and a part of one names nobody. */
function newClientText(typed: string): string {
  if (isTypedBirthday(typed)) return 'Новый клиент с\u00A0этой датой рождения';
  return /\p{L}/u.test(typed) ? `Новый клиент ${quoted(typed)}` : 'Новый клиент с\u00A0этим номером';
}

function emptyText(failed: boolean, answered: boolean): string {
  if (failed) return 'Не\u00A0получилось найти, повторите';
  return answered ? 'Ничего не\u00A0найдено' : 'Ищем…';
}
