/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FileUpload201 } from '../../models/file-upload201.ts';

export const getFileUploadResponseMock = (): FileUpload201 => ({
  data: [{ id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' }],
});
