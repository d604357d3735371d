import { useEffect, useState } from 'react';

/** Long enough to read a banner twice. Milliseconds. */
const INTERVAL = 7000;

interface Slider {
  readonly index: number;
  /** The person has not stopped it. */
  readonly playing: boolean;
  /** It turns by itself just now. */
  readonly turning: boolean;
  readonly step: (by: 1 | -1) => void;
  readonly toggle: () => void;
}

/** Which slide is shown. It goes on by itself, in a ring, unless stopped, held (pointer, focus) or out of sight. */
export function useSlider(count: number, held: boolean): Slider {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const turning = playing && !held;

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, INTERVAL);
    return () => clearInterval(timer);
    // A step by hand begins a new interval.
  }, [turning, count, index]);

  return {
    index,
    playing,
    turning,
    step: (by) => setIndex((current) => (current + by + count) % count),
    toggle: () => setPlaying((current) => !current),
  };
}
