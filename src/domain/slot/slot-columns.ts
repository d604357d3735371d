/** Columns of times that align from part to part of the day, as many as fit: four in the panel, three on the narrowest phone. */
export const slotColumns = 'grid grid-cols-[repeat(auto-fill,minmax(--spacing(17),1fr))] gap-2';
