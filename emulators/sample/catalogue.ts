import type { Product } from '../../domain/product/product';
import { readSample, samplePath } from './csv';

export const catalogueFiles = {
  categorias: samplePath('categorias.csv'),
  produtos: samplePath('produtos.csv'),
};

export interface SampleProduct extends Product {
  ativo: boolean;
}

export function sampleProducts(): SampleProduct[] {
  const rows = readSample<keyof SampleProduct>('produtos.csv');
  return rows.map(({ unidade, multiplo, minimo, ...row }) => ({
    ...row,
    preco_venda: Number(row.preco_venda),
    estoque_saldo: Number(row.estoque_saldo),
    ativo: row.ativo === 'S',
    ...(unidade && { unidade }),
    ...(multiplo && { multiplo: Number(multiplo) }),
    ...(minimo && { minimo: Number(minimo) }),
  }));
}
