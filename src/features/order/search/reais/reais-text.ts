/** An amount as it is typed in Brazil: '1.234,56', '1234,5', '1234.56', 'R$ 10'; NaN if it is no amount. */
export function readReais(text: string): number {
  const plain = text.replace(/[R$\s]/gi, '');
  if (plain === '') return NaN;
  const isGrouped = plain.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(plain);
  return Number(isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain);
}

/** As the fields show it: '1234,56'. */
export function writeReais(reais: number | string | undefined): string {
  return reais === undefined ? '' : String(reais).replace('.', ',');
}
