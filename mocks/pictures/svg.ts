/** Colours as the tokens name them: lightness, chroma, hue. */
export const oklch = (lightness: number, chroma: number, hue: number): string => `oklch(${lightness} ${chroma} ${hue})`;

/** The six grounds of the monograms (g1–g6), so that a portrait and initials belong to one set. */
export const GROUND_HUES = [195, 75, 255, 25, 150, 310] as const;

export const groundOf = (hue: number): string => oklch(0.925, hue === 75 ? 0.04 : 0.036, hue);

/** A filled shape. */
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A line with round ends. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (cx: number, cy: number, r: number, colour: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius === 0 ? '' : ` rx="${radius}"`} fill="${colour}"/>`;

/** What is drawn on the left half, drawn on the right half as well. `axis` is the middle. */
export const mirrored = (half: string, axis: number): string =>
  `${half}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${half}</g>`;

/** A picture of its own: no scripts, nothing from elsewhere. */
export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
