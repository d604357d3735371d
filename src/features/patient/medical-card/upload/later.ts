import { lazy } from 'react';

const loadQuick = () => import('./quick-upload');
const loadAdding = () => import('./add-documents');

/** Adding files weighs as much as the pages on which it stands; it comes while their data is on its way. */
export const QuickUpload = lazy(async () => ({ default: (await loadQuick()).QuickUpload }));
export const AddDocuments = lazy(async () => ({ default: (await loadAdding()).AddDocuments }));

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the part. */
export function preloadQuickUpload(): void {
  loadQuick().catch(() => undefined);
}

/** As above. */
export function preloadAddDocuments(): void {
  loadAdding().catch(() => undefined);
}
