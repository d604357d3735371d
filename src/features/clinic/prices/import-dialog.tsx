import { useRef, useState } from 'react';
import { useClinicPriceImport } from '#generated/api/clinic-prices/clinic-prices.ts';
import type { PriceImportRequestRowsItem } from '#generated/models/price-import-request-rows-item.ts';
import type { PriceImport } from '#generated/models/price-import.ts';
import { AskForService } from '@/domain/service/ask-for-service';
import { fileText, isTextFile, parseCsv } from '@/shared/files/csv';
import { counted } from '@/shared/format/plural';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { importedRows } from './price-csv';

const lines = { one: 'строка', few: 'строки', many: 'строк' };
const MOST_ROWS = 2000;
const MOST_BYTES = 1_000_000;

interface Preview {
  readonly name: string;
  readonly rows: readonly PriceImportRequestRowsItem[];
  readonly report: PriceImport;
}

interface ImportDialogProps {
  readonly filialId: number;
  readonly onClose: () => void;
}

/**
 * Imports a price list from CSV. The dialog first shows the changes, and the errors with their
 * lines.
 */
export function ImportDialog({ filialId, onClose }: ImportDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview>();
  /** Reason why the file can't be read. */
  const [unread, setUnread] = useState<string>();
  const check = useWrite(useClinicPriceImport());
  const save = useWrite(useClinicPriceImport(), {
    done: ({ data }) => `Прайс загружен: ${counted(data.saved, lines)}`,
    onDone: onClose,
  });

  const read = async (file: File): Promise<void> => {
    setPreview(undefined);
    setUnread(undefined);
    check.forget();
    save.forget();
    if (file.size > MOST_BYTES) return setUnread('Файл больше 1\u00A0МБ: это не\u00A0похоже на\u00A0прайс');
    if (!(await isTextFile(file))) return setUnread('Это не\u00A0CSV. В\u00A0Excel: «Сохранить как» → CSV');
    const rows = importedRows(parseCsv(await fileText(file)));
    if (rows.length === 0) return setUnread('В\u00A0файле нет строк с\u00A0услугами');
    if (rows.length > MOST_ROWS) return setUnread(`Не больше ${MOST_ROWS} строк за один раз`);
    const answer = await check.ask({ id: filialId, data: { rows, save: 'none' } }).catch(() => undefined);
    if (answer) setPreview({ name: file.name, rows, report: answer.data });
  };
  const sendRead = (): void => {
    if (preview === undefined) return;
    const how = preview.report.errors.length === 0 ? 'all' : 'valid';
    save.send({ id: filialId, data: { rows: [...preview.rows], save: how } });
  };

  const report = preview?.report;
  const changes = (report?.added ?? 0) + (report?.changed ?? 0);
  return (
    <Dialog
      size="wide"
      title="Загрузить прайс из&nbsp;таблицы"
      onClose={onClose}
      secondary={report && changes > 0 && <Button onClick={onClose}>Не&nbsp;менять прайс</Button>}
      primary={
        report &&
        changes > 0 && (
          <Button variant="primary" busy={save.isSending && 'Сохраняем'} onClick={sendRead}>
            {report.errors.length === 0
              ? `Сохранить ${counted(changes, { ...lines, one: 'строку' })}`
              : `Сохранить только верные: ${counted(changes, { ...lines, one: 'строку' })}`}
          </Button>
        )
      }
    >
      <p>
        Файл CSV из&nbsp;Excel или другой таблицы: услуга, цена, показывать (да или нет). Проще всего скачать нынешний
        прайс и&nbsp;поправить его. Услуги, которых нет в&nbsp;файле, останутся.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="Файл с ценами"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The input is reset, so that the same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button className="mt-4" busy={check.isSending && 'Проверяем'} onClick={() => input.current?.click()}>
        {preview === undefined ? 'Выбрать файл' : 'Выбрать другой файл'}
      </Button>
      <LiveRegion urgent>{unread !== undefined && <FieldError>{unread}</FieldError>}</LiveRegion>
      <WriteError of={[check, save]} />
      <LiveRegion className="mt-4 text-ink">{preview && <Summary preview={preview} />}</LiveRegion>
      {preview && preview.report.errors.length > 0 && <Errors preview={preview} />}
    </Dialog>
  );
}

/** Numbers of added, changed and unchanged prices. */
function Summary({ preview: { name, rows, report } }: { readonly preview: Preview }) {
  const { added, changed, unchanged, errors } = report;
  const wrong = new Set(errors.map(({ line }) => line)).size;
  return (
    <>
      <p className="wrap-anywhere">
        <strong className="font-medium">{name}</strong>: {counted(rows.length, lines)}
      </p>
      <p className="text-small text-ink-2">
        Новых услуг {added}, изменится {changed}, без изменений {unchanged}, с&nbsp;ошибками {wrong}.
      </p>
    </>
  );
}

/** Errors in the file, each with its line. */
function Errors({ preview: { rows, report } }: { readonly preview: Preview }) {
  const { errors } = report;
  const written = new Map(rows.map((row) => [row.line, row]));
  const unknown = errors.flatMap(({ line, field }) => (field === 'service' && written.get(line)?.service) || []);
  return (
    <div className="text-ink">
      <p className="mt-3 text-small text-ink-3">Номера строк как в&nbsp;файле. Строки без цены не&nbsp;считаются.</p>
      <table className="mt-3 w-full text-small">
        <caption className="sr-only">Ошибки по&nbsp;строкам</caption>
        <thead className="text-caption text-ink-3">
          <tr className="*:h-9 *:text-left *:font-normal">
            <th className="w-20">Строка</th>
            <th className="w-2/5">В&nbsp;файле</th>
            <th>Что не&nbsp;так</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, field, text }) => (
            <tr key={`${line} ${field}`} className="border-t border-line *:py-2 *:align-top">
              <td className="tabular">{line}</td>
              <td className="pr-3 wrap-anywhere">
                {written.get(line)?.[field] || <span className="text-ink-3">пусто</span>}
              </td>
              <td className="wrap-anywhere text-red">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unknown.length > 0 && <AskForService names={unknown} className="mt-3" />}
    </div>
  );
}
