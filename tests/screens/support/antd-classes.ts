/** antd's classes among the elements of a row. */
export function antdClassesIn(row: Element): string[] {
  return [...row.querySelectorAll('[class]')]
    .flatMap(({ classList }) => [...classList])
    .filter((name) => /^ant(icon|-)/.test(name));
}
