import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchSuggestions } from '#generated/api/public-search/public-search.ts';
import { SUGGESTION_DELAY } from '@/shared/config/limits';
import { isAskable } from './matching-text';

/**
 * Suggestions for a text. They are requested when the user hasn't typed for 500 ms. The previous
 * suggestions stay until the new ones arrive.
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
    /** Whether the shown suggestions belong to this text. */
    settled: settled && !isPlaceholderData,
  };
}

/** Returns the value once it has stayed the same for `delay` milliseconds. */
function usePause(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
