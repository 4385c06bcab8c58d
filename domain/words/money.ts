const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const shortBrl = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Reais as the product shows them (§9): 1234.56 → 'R$ 1.234.56'. A no-break space keeps a price on one line. */
export function formatBRL(reais: number): string {
  return brl.format(reais).replace(',', '.');
}

/** Short form for tight spaces such as a chart's axis: 12500 → 'R$ 12.5 mil'. */
export function formatShortBRL(reais: number): string {
  return shortBrl.format(reais).replace(',', '.');
}

/** Shows a stock without decimals (§3), and a missing stock as a dash. */
export function formatStock(balance: number): string {
  return Number.isFinite(balance) ? Math.trunc(balance).toString() : '—';
}

/** Reais in whole cents, which add up exactly. */
export function toCents(reais: number): number {
  return netCents(reais, 0);
}

/** Added before rounding down. With a discount a double may lie just below half a cent, by far less than 0.00005. */
export const half = { full: 0.5, reduced: 0.50005 } as const;

/** Reais less a discount in percent, in whole cents. The rules have no Math and round the same way. */
export function netCents(reais: number, discount: number): number {
  return Math.floor(reais * (100 - discount) + (discount === 0 ? half.full : half.reduced));
}

export function fromCents(cents: number): number {
  return cents / 100;
}

export function formatCents(cents: number): string {
  return formatBRL(fromCents(cents));
}

const amount = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:[.,]\d{1,2})?$/;

/** Reads '1.234,56', '1234,5', '1234.56' or 'R$ 1.234.56'. NaN for other texts and ambiguous ones, such as '1,500'. */
export function readReais(text: string): number {
  const plain = text.replace(/[R$\s]/gi, '');
  if (!amount.test(plain)) return NaN;
  const [, cents = ''] = /[.,](\d{1,2})$/.exec(plain) ?? [];
  const whole = cents === '' ? plain : plain.slice(0, -cents.length - 1);
  return Number(`${whole.replaceAll('.', '')}.${cents}`);
}

/** Like `formatBRL` without 'R$', for a field that shows it as a prefix. */
export function writeReais(reais: number): string {
  return formatBRL(reais).replace(/^R\$\s/, '');
}
