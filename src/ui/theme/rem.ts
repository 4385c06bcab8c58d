/** A length of the specification (px) in rem, so that it follows the browser's font size (§9). */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** CSS with its lengths in rem. A hairline of 1 px stays. */
export function inRem(css: string): string {
  return css.replace(/([\d.]+)px\b/g, (length, pixels: string) =>
    Number(pixels) > 1 ? rem(Number(pixels)) : length,
  );
}

/** The size on this screen of `pixels` of the specification. It grows with the browser's font size. */
export function grown(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (pixels * (Number.parseFloat(fontSize) || 16)) / 16;
}
