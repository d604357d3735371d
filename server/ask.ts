/** Calls the API. `path` begins after «/api/v0»; a request with a body is a POST. */
export type Ask = <Answer>(path: string, body?: object) => Promise<Answer>;

/**
 * Makes an `Ask` for the API at an origin. A response that is not 2xx rejects with an error that
 * contains its text.
 */
export function askAt(api: string): Ask {
  return async (path, body) => {
    const response = await fetch(new URL(`/api/v0${path}`, api), {
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}
