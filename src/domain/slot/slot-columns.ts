/** Columns of times that align from part to part of the day, as many as fit: four in the panel, three on the narrowest phone. */
export const slotColumns = { gridTemplateColumns: 'repeat(auto-fill, minmax(calc(var(--spacing) * 17), 1fr))' };
