import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette, theme } from './antd-theme';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2 between two colours, 1 to 21. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('theme', () => {
  it.each(Object.entries(palette))('%s is the same in tokens.css', (name, colour) => {
    expect(tokens).toContain(`--mmv-${kebab(name)}: ${colour};`);
  });

  it('has no colour in tokens.css that the palette lacks', () => {
    const colours = tokens.matchAll(/--mmv-([a-z-]+): #[0-9a-f]{6};/g);
    expect([...colours].map((match) => match[1])).toEqual(Object.keys(palette).map(kebab));
  });

  it('gives antd the measures of tokens.css', () => {
    expect(tokens).toContain(`--mmv-font: ${theme.token?.fontFamily};`);
    expect(tokens).toContain(`--mmv-text-normal: ${theme.token?.fontSize}px;`);
    expect(tokens).toContain(`--mmv-control: ${theme.token?.controlHeight}px;`);
    expect(tokens).toContain(`--mmv-radius: ${theme.token?.borderRadius}px;`);
    expect(tokens).toContain(`--mmv-shadow-card: ${theme.token?.boxShadowTertiary};`);
    expect(tokens).toContain(`--mmv-shadow-raised: ${theme.token?.boxShadow};`);
  });

  const { surface, ground, groundHover, primarySoft, graphite, primary } = palette;
  it.each([
    ['text', [surface, ground, groundHover, primarySoft, palette.accent]],
    ['textSecondary', [surface, ground, groundHover, primarySoft]],
    ['textPlaceholder', [surface]],
    ['primary', [surface, ground, groundHover, primarySoft]],
    ['primaryHover', [surface, ground]],
    ['textOnDark', [graphite, primary, palette.primaryHover, palette.deleted]],
    ['textOnDarkSecondary', [graphite]],
    ['accent', [graphite, primary]],
    ['pending', [surface, palette.pendingSoft]],
    ['approved', [surface, palette.approvedSoft]],
    ['deleted', [surface, ground, palette.deletedSoft]],
  ] as const)('%s is readable on its grounds (AA, 4.5)', (text, grounds) => {
    for (const each of grounds) expect(contrast(palette[text], each)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border', 'focus'] as const)('%s is seen on a surface (AA, 3)', (name) => {
    expect(contrast(palette[name], surface)).toBeGreaterThanOrEqual(3);
  });
});
