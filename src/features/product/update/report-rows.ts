import { formatBRL } from '../../../../domain/words/money';
import type { ListChange, ListCheck, ListedProduct } from '../../../../domain/product/list';
import { packWords } from '../../../../domain/product/pack';
import { columnWords, type ListColumn } from '../../../../domain/product/list-heading';

export const reportKinds = ['wrong', 'prices', 'others', 'added', 'gone'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const kindWords: Record<ReportKind, string> = {
  wrong: 'Com erro',
  prices: 'Preço muda',
  others: 'Outras mudanças',
  added: 'Novos',
  gone: 'Saem do catálogo',
};

/** A line of the report about a list. */
export interface ReportRow {
  key: string;
  /** The line of the file; absent if the file lacks the product. */
  linha?: number;
  code: string;
  name: string;
  /** The problems or changes, one sentence each. */
  says: string[];
}

/** The effects of a list, by kind. The largest changes of a price come first. */
export function reportOf(check: ListCheck): Record<ReportKind, ReportRow[]> {
  const priced = check.alterados.filter(({ de, para }) => de.preco_venda !== para.preco_venda);
  const others = check.alterados.filter(({ de, para }) => de.preco_venda === para.preco_venda);
  return {
    wrong: check.errados.map(({ linha, coluna, problema }, at) => ({
      key: `${linha} ${at}`,
      linha,
      code: '',
      name: coluna === '' ? 'Linha' : columnWords[coluna as ListColumn],
      says: [problema],
    })),
    prices: priced.toSorted((a, b) => jumpOf(b) - jumpOf(a)).map(changeRow),
    others: others.map(changeRow),
    added: check.novos.map((product) => ({
      ...rowOf(product, product.linha),
      says: [
        `${formatBRL(product.preco_venda)} · grupo ${product.CD_GRUPO} · estoque ${product.estoque_saldo}`,
        ...[packWords(product)].filter(Boolean),
        ...(product.ativo ? [] : ['Fora do catálogo (ativo = N)']),
      ],
    })),
    gone: check.inativos.map((product) => ({
      ...rowOf(product),
      says: [`${formatBRL(product.preco_venda)} · grupo ${product.CD_GRUPO}`],
    })),
  };
}

function rowOf({ CD_PRODUTO, DESCRICAO }: ListedProduct, linha?: number): ReportRow {
  return {
    key: CD_PRODUTO,
    code: CD_PRODUTO,
    name: DESCRICAO,
    says: [],
    ...(linha !== undefined && { linha }),
  };
}

function changeRow({ linha, de, para }: ListChange): ReportRow {
  const says: string[] = [];
  const say = (what: string, before: string | number, after: string | number) => {
    if (before !== after) says.push(`${what}: ${before} → ${after}`);
  };
  if (de.preco_venda !== para.preco_venda) says.push(priceWords(de, para));
  say('Nome', de.DESCRICAO, para.DESCRICAO);
  say('Grupo', de.CD_GRUPO, para.CD_GRUPO);
  say('Estoque', de.estoque_saldo, para.estoque_saldo);
  say('Unidade', de.unidade ?? '—', para.unidade ?? '—');
  say('Múltiplo', de.multiplo ?? '—', para.multiplo ?? '—');
  say('Mínimo', de.minimo ?? '—', para.minimo ?? '—');
  if (!de.ativo && para.ativo) says.push('Volta ao catálogo');
  return { ...rowOf(para, linha), says };
}

function priceWords(de: ListedProduct, para: ListedProduct): string {
  const words = `Preço: ${formatBRL(de.preco_venda)} → ${formatBRL(para.preco_venda)}`;
  if (de.preco_venda === 0) return words;
  const percent = Math.round((para.preco_venda / de.preco_venda - 1) * 100);
  return `${words} (${percent > 0 ? '+' : ''}${percent} %)`;
}

/** The size of a change of price, equal for rise and fall. */
function jumpOf({ de, para }: ListChange): number {
  if (de.preco_venda === 0 || para.preco_venda === 0) return Infinity;
  return Math.abs(Math.log(para.preco_venda / de.preco_venda));
}
