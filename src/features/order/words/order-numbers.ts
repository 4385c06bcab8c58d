const numbersNamed = 10;

/** '7, 9 e mais 12' */
export function orderNumbers(numbers: readonly number[]): string {
  const named = numbers.slice(0, numbersNamed).map(String);
  const more = numbers.length - named.length;
  return new Intl.ListFormat('pt-BR').format(more === 0 ? named : [...named, `mais ${more}`]);
}
