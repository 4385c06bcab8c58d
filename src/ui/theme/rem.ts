/** A length of the specification, in pixels, that follows the browser's font size (§9). */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** CSS with its lengths in rem. A hairline of 1 px stays. */
export function inRem(css: string): string {
  return css.replace(/([\d.]+)px\b/g, (length, pixels: string) =>
    Number(pixels) > 1 ? rem(Number(pixels)) : length,
  );
}

/** What so many pixels of the specification take on this screen, for what is measured: more with large letters. */
export function grown(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (pixels * (Number.parseFloat(fontSize) || 16)) / 16;
}
