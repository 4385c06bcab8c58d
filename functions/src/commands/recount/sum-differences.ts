import { fromCents, toCents } from '../../../../domain/words/money';
import { paths } from '../../../../domain/paths';
import type { Summary } from '../../../../domain/figures/summary';

/** A sentence for each wrong sum of orders. */
export function differencesOf(path: string, stored: unknown, counted: unknown): string[] {
  if (path === paths.quoteTotal) {
    const reais = (value: unknown) => fromCents(toCents(Number(value ?? 0)));
    return difference(path, reais(stored), reais(counted));
  }
  if (!path.startsWith(`${paths.summaries}/`)) return [];
  const sum = (value: unknown) => ({ quantidade: 0, centavos: 0, ...(value as Partial<Summary>) });
  return (['quantidade', 'centavos'] as const).flatMap((field) =>
    difference(`${path}/${field}`, sum(stored)[field], sum(counted)[field]),
  );
}

function difference(path: string, stored: number, counted: number): string[] {
  return stored === counted ? [] : [`${path} era ${stored}, os pedidos somam ${counted}.`];
}
