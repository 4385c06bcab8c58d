/** The classes that antd gave to a row's contents; what a table gives its cells is the table's. */
export function antdClassesIn(row: Element): string[] {
  return [...row.querySelectorAll('[class]')]
    .flatMap(({ classList }) => [...classList])
    .filter((name) => /^ant(icon|-(?!table-))/.test(name));
}
