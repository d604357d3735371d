/** Sends a request to the API. `path` begins after «/api/v0». A request with a body is a POST. */
export type Ask = <Answer>(path: string, body?: object) => Promise<Answer>;

/**
 * Makes an `Ask` for the API at an origin. If the status of a response is not 2xx, the `Ask`
 * rejects with an error that contains the text of the response.
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
