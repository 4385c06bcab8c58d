import { describe, expect, it } from 'vitest';
import { theme, token } from './theme';

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

describe('theme', () => {
  it('hands the tokens to antd', () => {
    expect(theme.token?.colorPrimary).toBe('#0b5563');
    expect(theme.token?.controlHeight).toBe(36);
  });

  it('uses only tokens that tokens.css has', () => {
    expect(() => token('no-such')).toThrow('--mmv-no-such');
  });

  it.each([
    ['text', ['surface', 'ground', 'ground-hover', 'primary-soft', 'accent']],
    ['text-secondary', ['surface', 'ground', 'ground-hover', 'primary-soft']],
    ['text-placeholder', ['surface']],
    ['primary', ['surface', 'ground', 'ground-hover', 'primary-soft']],
    ['primary-hover', ['surface', 'ground']],
    ['text-on-dark', ['graphite', 'primary', 'primary-hover', 'deleted']],
    ['text-on-dark-secondary', ['graphite']],
    ['accent', ['graphite', 'primary']],
    ['pending', ['surface', 'pending-soft']],
    ['approved', ['surface', 'approved-soft']],
    ['deleted', ['surface', 'ground', 'deleted-soft']],
  ])('%s is readable on its grounds (AA, 4.5)', (text, grounds) => {
    for (const ground of grounds) {
      expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['border', 'focus'])('%s is visible on a surface (AA, 3)', (name) => {
    expect(contrast(token(name), token('surface'))).toBeGreaterThanOrEqual(3);
  });
});
