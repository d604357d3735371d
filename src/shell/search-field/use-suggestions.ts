import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchSuggestions } from '#generated/api/public-search/public-search.ts';
import { SUGGESTION_DELAY } from '@/shared/config/limits';
import { isAskable } from './is-askable';

/**
 * The suggestions for a text, asked for after a pause in typing of 500 ms. Until the new ones are here, the ones before stay.
 */
export function useSuggestions(text: string) {
  const query = usePause(text.trim(), SUGGESTION_DELAY);
  const askable = isAskable(query) && isAskable(text);
  const { data, isError, isPlaceholderData, isFetching } = useSearchSuggestions(
    { query, region: 'all' },
    { query: { enabled: askable, placeholderData: keepPreviousData, meta: { silent: true } } },
  );
  const settled = query === text.trim() && !isFetching;
  return {
    suggestions: askable && data ? data.data : undefined,
    failed: settled && isError,
    /** The answer on the screen is the one for this text. */
    settled: settled && !isPlaceholderData,
  };
}

/** The value, once it has not changed for that many milliseconds. */
function usePause(value: string, delay: number): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return late;
}
