import { safeParse } from 'valibot';
import type { DocumentCategory } from '#generated/models/document-category.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { documentSchema } from '@/features/patient/medical-card/document/document-schema';
import { SelectField } from '@/shared/ui/fields/select';
import { TextField } from '@/shared/ui/fields/text-field';
import type { Upload, UploadQueue } from './upload-queue';

interface UploadQuestionsProps {
  upload: Upload;
  queue: UploadQueue;
  /** Whether somebody has tried to go on: only then errors show. */
  tried: boolean;
}

/** What is wrong with the answers to a file's questions. */
export function answersError({ name, category }: Upload): string | undefined {
  return safeParse(documentSchema, { name, category }).issues?.[0].message;
}

/** The id of the field that an error is about. */
export const nameFieldId = ({ id }: Upload): string => `document-name-${id}`;

/** Name and category of one file, both filled in already as far as its name tells. */
export function UploadQuestions({ upload, queue, tried }: UploadQuestionsProps) {
  const refused = upload.state.kind === 'ready' ? upload.state.wrong : undefined;
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <TextField
        label="Название"
        id={nameFieldId(upload)}
        value={upload.name}
        error={(tried ? answersError(upload) : undefined) ?? refused?.name}
        onChange={({ target }) => queue.describe(upload.id, { name: target.value })}
      />
      <SelectField
        label="Категория"
        value={upload.category}
        error={refused?.category}
        onChange={({ target }) => queue.describe(upload.id, { category: target.value as DocumentCategory })}
      >
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
