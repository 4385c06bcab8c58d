const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const shortBrl = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/**
 * Reais as the product shows them (§9): pt-BR with the comma replaced by a dot, 1234.56 → 'R$ 1.234.56'. A no-break
 * space keeps a price on one line.
 */
export function formatBRL(reais: number): string {
  return brl.format(reais).replace(',', '.');
}

/** Abbreviated reais for tight spaces such as a chart's axis: 12500 → 'R$ 12.5 mil'. */
export function formatShortBRL(reais: number): string {
  return shortBrl.format(reais).replace(',', '.');
}

/** Stock balances show no decimals (§3); one that isn't there is a dash. */
export function formatStock(balance: number): string {
  return Number.isFinite(balance) ? Math.trunc(balance).toString() : '—';
}

/** Reais in whole cents, which add up exactly. The rules, which have no Math, round in the same way. */
export function toCents(reais: number): number {
  return Math.floor(reais * 100 + 0.5);
}

/** Whole cents as reais: the number nearest to the two decimals that are shown. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Whole cents as the product shows reais. */
export function formatCents(cents: number): string {
  return formatBRL(fromCents(cents));
}
