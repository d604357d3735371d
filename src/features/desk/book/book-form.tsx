import type { ReactNode } from 'react';
import { Agreement, overlapsOf } from '@/domain/visit/over-schedule';
import { CallerFields } from '@/features/desk/caller/caller-fields';
import type { KnownPerson, PeopleDesk } from '@/features/desk/caller/people-desk';
import { useToSubmit } from '@/shared/form/form-frame';
import { messages } from '@/shared/form/rules/messages';
import { dateTime, time } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { DialogForm } from '@/shared/write/dialog-form';
import { sources, thisMinute } from './book-schema';
import type { BookChoice, Booking } from './use-book';

interface BookFormProps {
  readonly booking: Booking;
  readonly choice: BookChoice;
  readonly people: PeopleDesk;
  readonly size: 'sheet' | 'wide';
  readonly title: string;
  /** Title of the filial, if it may differ from the filial of the page. */
  readonly place?: string;
  /** The person of the visit, if already known; can't be changed in the form. */
  readonly fixed?: KnownPerson | undefined;
  /** Whether the source of the visit is already known, so that the form doesn't ask for it. */
  readonly hasSource?: boolean;
  readonly onClose: () => void;
  /** Fields for service and time. */
  readonly children: ReactNode;
}

/**
 * Booking form for doctors and receptions: person, service and time. The visit needs no
 * confirmation.
 */
export function BookForm({
  booking: { create, form, frame, values, lost, choose },
  choice,
  people,
  size,
  title,
  place,
  fixed,
  hasSource = false,
  onClose,
  children,
}: BookFormProps) {
  const { startsAt } = choice;
  const isNow = values.now_at !== '';
  const isTaken = overlapsOf(create.error).length > 0 && (isNow || choice.isOwnTime);

  return (
    <DialogForm
      size={size}
      title={title}
      frame={frame}
      intro={place === undefined ? undefined : <p className="text-small">{place}</p>}
      action={isNow ? 'Записать сейчас' : `Записать${startsAt === undefined ? '' : ` на\u00A0${dateTime(startsAt)}`}`}
      busy="Записываем"
      waiting={choice.isLooking && 'Узнаём время'}
      cancel="Не&nbsp;записывать"
      keep="Продолжить запись"
      failure={isTaken ? 'Это время не\u00A0свободно' : 'Не\u00A0получилось записать'}
      wayOut={
        <>
          <Agreement of={create} onAgree={(moment) => form.setFieldValue('agreed_to', moment)} />
          {/* The nearest times are shown only after the refetch, because the cached list still
              contains the time that was taken. */}
          {lost !== undefined && !isNow && !choice.isReading && (
            <NearestTimes
              times={choice.free}
              wanted={lost}
              onChoose={(moment) => {
                form.setFieldValue('time', moment);
                choose();
              }}
            />
          )}
        </>
      }
      onClose={onClose}
    >
      <CallerFields people={people} fixed={fixed} isLast={choice.isLooking || startsAt !== undefined} />
      {!hasSource && (
        <form.AppField
          name="source"
          listeners={{
            onChange: ({ value }) => {
              form.setFieldValue('now_at', value === 'walk_in' ? thisMinute() : '');
              choose();
            },
          }}
        >
          {(field) => <field.SegmentedField label="Откуда запись" options={sources} wide />}
        </form.AppField>
      )}
      {values.source === 'walk_in' && (
        <form.AppField name="now_at" listeners={{ onChange: choose }}>
          {(field) => (
            <field.OwnField<string> label="Принять сейчас" covers={isNow ? ['starts_at', 'arrived'] : []}>
              {({ value, change }) => (
                <>
                  <Checkbox
                    checked={value !== ''}
                    onChange={({ target }) => change(target.checked ? thisMinute() : '')}
                  >
                    Принять сейчас
                  </Checkbox>
                  {isNow && startsAt !== undefined && (
                    <p className="mt-1 text-small text-ink-2">Сейчас, {time(startsAt)}. Сразу отметим «Здесь»</p>
                  )}
                </>
              )}
            </field.OwnField>
          )}
        </form.AppField>
      )}
      {children}
      {choice.offer?.format === 'home' && (
        <form.AppField
          name="home_address.street"
          validators={{ onDynamic: ({ value }) => (value.trim() === '' ? messages.required : undefined) }}
        >
          {(field) => <field.TextField label="Адрес" hint="Улица, дом, квартира" limit={200} autoComplete="off" />}
        </form.AppField>
      )}
      <form.AppField name="comment">
        {(field) => (
          <field.TextareaField
            label="Жалоба или просьба"
            hint="Прочтут врач и&nbsp;пациент. Служебное пишите в&nbsp;заметки"
            optional
            rows={1}
            limit={1000}
          />
        )}
      </form.AppField>
    </DialogForm>
  );
}

interface NearestTimesProps {
  readonly times: readonly string[];
  readonly wanted: string;
  readonly onChoose: (moment: string) => void;
}

/**
 * The nearest free times, shown if the requested slot was taken meanwhile. The other form values
 * stay.
 */
function NearestTimes({ times, wanted, onChoose }: NearestTimesProps) {
  const toSubmit = useToSubmit();
  const at = epoch(wanted);
  const near = times.toSorted((a, b) => Math.abs(epoch(a) - at) - Math.abs(epoch(b) - at)).slice(0, 3);
  if (near.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      Свободно:
      {near.toSorted().map((moment) => (
        <Button
          key={moment}
          size="small"
          onClick={() => {
            onChoose(moment);
            toSubmit();
          }}
        >
          {time(moment)}
        </Button>
      ))}
    </p>
  );
}
