import { maskCnpj } from '../registration/cnpj';
import type { CustomerEntry } from './customer-entry';

/** Facts that distinguish customers of one name: 'Cód. 7 · 12.345.678/0001-95 · SÃO PAULO/SP'. */
export function customerFacts({ cod, cnpj, endereco }: CustomerEntry): string {
  const place = [endereco?.cidade, endereco?.estado].filter(Boolean).join('/');
  return [cod && `Cód. ${cod}`, cnpj && maskCnpj(cnpj), place].filter(Boolean).join(' · ');
}
