/** Records at numbered places: so many and no more. */

/** The first place that is free; undefined where there is none left. */
export function freePlace(kept: readonly { lugar: number }[], places: number): number | undefined {
  const taken = new Set(kept.map(({ lugar }) => lugar));
  return Array.from({ length: places }, (_, lugar) => lugar).find((lugar) => !taken.has(lugar));
}
