/** Called with the fraction of the body that has been sent, from 0 to 1. */
export type OnUploadProgress = (share: number) => void;

interface Upload {
  readonly url: URL;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: BodyInit | null | undefined;
  readonly signal: AbortSignal | null | undefined;
}

/**
 * Sends a body by XMLHttpRequest, because fetch reports upload progress only in Chromium and never
 * over HTTP/1.1.
 */
export function upload(
  { url, method = 'GET', headers, body, signal }: Upload,
  onProgress: OnUploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (body instanceof ReadableStream) throw new TypeError('XMLHttpRequest cannot send a stream');
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      // XMLHttpRequest can't be told to reject redirects, so compare the URL of the response with
      // the requested URL.
      if (request.responseURL === '' || request.responseURL === url.href) resolve(answerOf(request));
      else reject(new TypeError('The upload was redirected'));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload failed')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}

/** Statuses of responses without a body: `new Response` throws if such a status gets a body. */
const BODILESS = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('Retry-After');
  return new Response(BODILESS.has(request.status) ? null : request.responseText, {
    status: request.status,
    headers: wait === null ? {} : { 'Retry-After': wait },
  });
}
