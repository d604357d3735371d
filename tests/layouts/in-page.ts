/**
 * Layout problems of a narrow or enlarged page: wider than the window, text cut off or overflowing.
 */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  const name = (element: Element): string =>
    `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 80)}"> «${element.textContent.trim().slice(0, 30)}»`;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers only is clipped to a pixel on purpose.
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const all = [...document.querySelectorAll('body *')].filter((element) => !element.closest('svg'));

  if (scrollWidth > clientWidth) {
    const wide = all.filter((element) => isSeen(element) && element.getBoundingClientRect().right > clientWidth + 1);
    const inner = wide.find(
      (element) =>
        !scrolls(element.parentElement) && !wide.some((other) => other !== element && element.contains(other)),
    );
    problems.push(`wider than the window by ${scrollWidth - clientWidth} px: ${inner ? name(inner) : ''}`);
  }

  const range = document.createRange();
  for (const element of all) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (own.length === 0 || !isSeen(element) || element.localName === 'option') continue;
    const boxes = own.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const text = {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      // Text cut by «…» or by a number of lines can be read in its tooltip or after a press.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
      const cuts = style.overflowX !== 'visible' || style.clipPath !== 'none';
      const isSmall = box.width <= 1 || box.height <= 1;
      // Text that is completely outside its box has wrapped out of sight on purpose.
      const isOutside = text.top >= box.bottom || text.left >= box.right;
      if (cuts && (isSmall || isOutside)) break;
      if (cuts && (text.right > box.right + 1 || text.left < box.left - 1)) {
        problems.push(`text cut off at the side: ${name(element)}`);
        break;
      }
      if (cuts && (text.bottom > box.bottom + 4 || text.top < box.top - 4)) {
        problems.push(`text cut off below: ${name(element)}`);
        break;
      }
      if (
        /^(button|a|td|th|label)$/.test(frame.localName) &&
        style.display !== 'inline' &&
        text.right > box.right + 1
      ) {
        problems.push(`text runs out of its frame: ${name(element)}`);
        break;
      }
    }
  }
  return [...new Set(problems)];
}

/** Words of up to thirteen letters that a line break splits; longer words may be hyphenated. */
export function brokenWords(): string[] {
  const problems = new Set<string>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = parent.getBoundingClientRect();
    // Suggestions show the typed letters in bold inside a word.
    if (width <= 1 || height <= 1 || parent.closest('svg, option, script, :has(> b)')) continue;
    // The browser treats words joined by a non-breaking space as one, and may break an e-mail
    // anywhere.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<=^|[\s(«/-])(?<!\u00A0)[\p{L}\d]{2,13}(?=[,.;:)»/-]?(?:[ \n]|$))/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)),
      );
      if (lines.size > 1) {
        problems.add(
          `word torn apart: «${word}» in <${parent.localName} class="${(parent.getAttribute('class') ?? '').slice(0, 80)}">`,
        );
      }
    }
  }
  return [...problems];
}

/** Animations that run although the user prefers reduced motion. */
export function motion(): string[] {
  return document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 1)
    .map((one) => {
      const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
      return `still moves: <${target?.localName} class="${target?.getAttribute('class')?.slice(0, 80)}">`;
    });
}

/** Selected items and drawings that are indistinguishable under forced colours. */
export function colourProblems(): string[] {
  const problems: string[] = [];
  const seen = (element: Element): boolean =>
    element.getBoundingClientRect().width > 2 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element: Element): string =>
    `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 80)}"> «${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}»`;
  const chosen = document.querySelectorAll(
    ":is([aria-pressed='true'], [aria-selected='true'], [aria-current='page'], [aria-current='date'], [aria-current='true'], [aria-checked='true'], label:has(> input:checked))",
  );
  for (const one of chosen) {
    if (!seen(one)) continue;
    // A selected item must look different from an unselected neighbour in the same row.
    const state = (element: Element): string => {
      const { backgroundColor, borderColor, borderWidth, borderStyle, outlineStyle, textDecorationLine, fontWeight } =
        getComputedStyle(element);
      const parts = [...element.querySelectorAll('*')].map((part) => {
        const style = getComputedStyle(part);
        return `${style.backgroundColor} ${style.borderColor} ${style.borderWidth} ${part.localName} ${style.fontWeight} ${style.visibility} ${part.getAttribute('d') ?? ''}`;
      });
      return [
        backgroundColor,
        borderColor,
        borderWidth,
        borderStyle,
        outlineStyle,
        textDecorationLine,
        fontWeight,
        ...parts,
      ].join();
    };
    const others = [
      ...(one.closest('ul, ol, [role], nav, fieldset, tr, div')?.querySelectorAll(one.localName) ?? []),
    ].filter((other) => ![...chosen].includes(other) && seen(other));
    if (others.some((other) => state(other) === state(one))) {
      problems.push(`looks chosen no more: ${name(one)}`);
    }
  }
  for (const drawing of document.querySelectorAll('.tabler-icon')) {
    const words = drawing.parentElement;
    if (words && seen(drawing) && getComputedStyle(drawing).color !== getComputedStyle(words).color) {
      problems.push(`a drawing in a colour of its own: ${name(words)}`);
    }
  }
  return [...new Set(problems)];
}

/** Returns a problem if the focused element looks like an unfocused one. */
export function focusProblem(): string | undefined {
  const focused = document.activeElement;
  // The browser itself draws the parts of a date field and the ring around its calendar.
  if (!focused || focused === document.body || !focused.matches(':focus')) return undefined;
  const shows = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba.*, 0\)$/.test(outlineColor);
  };
  // The focus may be shown by the box drawn for a hidden input, or by the border around a field.
  const frames: Element[] = [...(focused.parentElement?.children ?? [])];
  for (let frame: Element | null = focused; frame !== null && frames.length < 12; frame = frame.parentElement) {
    frames.push(frame);
  }
  if (frames.some(shows)) return undefined;
  return `focus is not seen: <${focused.localName} class="${(focused.getAttribute('class') ?? '').slice(0, 80)}"> «${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 30)}»`;
}
