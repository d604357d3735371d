/** Requests the API: `path` after «/api/v0»; with a body it is a POST. */
export type Ask = <Answer>(path: string, body?: object) => Promise<Answer>;

/**
 * Requests the contract's API at an origin.
 *
 * @throws an error with the response text unless it succeeds
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
