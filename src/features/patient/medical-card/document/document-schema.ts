import * as v from 'valibot';
import { DocumentCategory } from '#generated/models/document-category.ts';
import type { DocumentUpdateRequest } from '#generated/models/document-update-request.ts';
import { chosen } from '@/shared/form/rules/choice';
import { requiredText } from '@/shared/form/rules/text';

/** What a document is called and where it is filed; becomes the contract's DocumentUpdateRequest. */
export const documentSchema = v.object({
  name: requiredText(200),
  category: chosen(Object.values(DocumentCategory)),
}) satisfies v.GenericSchema<Record<string, string>, DocumentUpdateRequest>;
