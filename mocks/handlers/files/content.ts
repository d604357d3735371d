import { HttpResponse } from 'msw';
import type { FileRow } from '../../db/types/file.ts';
import { samplePage } from '../../seed/on-demand/sample-page.ts';

/**
 * Builds the response with a file's content.
 * @param cached value of Cache-Control
 */
export function contentOf(file: FileRow, cached: string): Response {
  return new HttpResponse(bytesOf(file), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': cached,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function bytesOf({ content, type }: FileRow): Uint8Array<ArrayBuffer> {
  return content === null ? samplePage(type) : Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
}
