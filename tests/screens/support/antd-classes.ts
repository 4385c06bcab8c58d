/** The classes that antd gave to a row's contents. */
export function antdClassesIn(row: Element): string[] {
  return [...row.querySelectorAll('[class]')]
    .flatMap(({ classList }) => [...classList])
    .filter((name) => /^ant(icon|-)/.test(name));
}
