export function freePlace(kept: readonly { lugar: number }[], places: number): number | undefined {
  const taken = new Set(kept.map(({ lugar }) => lugar));
  return Array.from({ length: places }, (_, lugar) => lugar).find((lugar) => !taken.has(lugar));
}
