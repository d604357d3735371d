import { type ReactNode, useState } from 'react';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { ConfirmAction } from '@/shared/write/confirm-action';
import type { Write } from '@/shared/write/use-write';
import { ProfileSection, type SectionFrame } from './use-section';

interface Entry {
  readonly id: number;
}

interface EntryListProps<Row extends Entry> {
  readonly id: string;
  readonly heading: string;
  /** Text shown if the list is empty. */
  readonly empty: string;
  /** Text of the button: «Добавить место работы». */
  readonly add: string;
  readonly entries: readonly Row[];
  readonly titleOf: (entry: Row) => string;
  readonly yearsOf: (entry: Row) => string;
  readonly noteOf: (entry: Row) => string;
  /** Further content of a row, such as the copy of a certificate. */
  readonly renderMore?: (entry: Row) => ReactNode;
  /** Renders the form of the given entry, or of a new entry if `entry` is undefined. */
  readonly renderForm: (entry: Row | undefined, close: () => void) => ReactNode;
  readonly remove: Write<unknown, { id: number }>;
}

/** List of entries about education, work or certificates. Each entry is saved separately. */
export function EntryList<Row extends Entry>(props: EntryListProps<Row>) {
  const { id, heading, empty, add, entries, titleOf, yearsOf, noteOf, renderMore, renderForm, remove } = props;
  const [edited, setEdited] = useState<Row | 'new'>();
  const [leaving, setLeaving] = useState<Row>();
  const close = () => setEdited(undefined);
  const confirm = (entry: Row) =>
    void remove.ask({ id: entry.id }).then(
      () => setLeaving(undefined),
      () => undefined,
    );
  return (
    <ProfileSection id={id} heading={heading}>
      {entries.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <ul className="-mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-start gap-3 py-3">
              <div className="grid min-w-0 flex-1 grid-cols-[--spacing(30)_minmax(0,1fr)] gap-x-3 phone:grid-cols-1">
                <p className="text-ink-3 phone:text-small">{yearsOf(entry)}</p>
                <div className="min-w-0 wrap-anywhere">
                  <p>{typeset(titleOf(entry))}</p>
                  <p className="text-small text-ink-3">{typeset(noteOf(entry))}</p>
                  {renderMore?.(entry)}
                </div>
              </div>
              <MoreMenu label={`Действия: ${titleOf(entry)}`}>
                <MoreItem onClick={() => setEdited(entry)}>Изменить</MoreItem>
                <MoreItem danger onClick={() => setLeaving(entry)}>
                  Удалить
                </MoreItem>
              </MoreMenu>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" className="mt-3" onClick={() => setEdited('new')}>
        {add}
      </Button>
      {edited !== undefined && (
        <Sheet title={edited === 'new' ? add : 'Изменить'} onClose={close}>
          {renderForm(edited === 'new' ? undefined : edited, close)}
        </Sheet>
      )}
      {leaving !== undefined && (
        <ConfirmAction
          write={remove}
          title="Удалить запись?"
          safe="Оставить"
          action="Удалить"
          busy="Удаляем"
          onConfirm={() => confirm(leaving)}
          onClose={() => {
            remove.forget();
            setLeaving(undefined);
          }}
        >
          <p className="text-ink">{typeset(titleOf(leaving))}</p>
          <p className="mt-2">Пациенты больше не&nbsp;увидят её на&nbsp;вашей странице.</p>
        </ConfirmAction>
      )}
    </ProfileSection>
  );
}

/** Options of the write that deletes an entry. */
export const removed = { done: 'Удалено' };

/** Form of one entry, in one column with its button. */
export function EntryForm({ children, note, ...frame }: SectionFrame) {
  return (
    <FormFrame {...frame} summary={false} failure="Не&nbsp;получилось сохранить" className="flex flex-col gap-5">
      {note}
      {children}
      <DialogButtons primary={<SubmitButton busy="Сохраняем">Сохранить</SubmitButton>} />
    </FormFrame>
  );
}

/**
 * The entry as it is in the current profile. If another page has removed the entry, the old entry
 * is returned, and the server refuses the change.
 */
export function asItIs<Row extends Entry>(entries: readonly Row[], entry: Row | undefined): Row | undefined {
  return entry && (entries.find(({ id }) => id === entry.id) ?? entry);
}

/** Period: «2012–2014», «с 2019», «2023»; empty if both years are unknown. */
export function yearsText(from: number | null, to: number | null): string {
  if (from === null || from === to) return to === null ? '' : String(to);
  return to === null ? `с\u00A0${from}` : `${from}–${to}`;
}
