import { describe, expect, it } from 'vitest';
import { aQuoteAct } from '../../../../tests/support/data/a-quote';
import { describeRefusal } from '../sending/waiting-words';
import { byCode } from '../../../../domain/order/check/comparison';
import { changedLines } from '../../../../domain/order/check/doubts';
import type { CartLine, Product } from '../../../../domain/product/product';
import { lineChangeWords, describeUnsent, newTotalWords } from './checkout-words';

const product: Product = {
  ...{ CD_PRODUTO: '7', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 95, estoque_saldo: 4 },
};
const line: CartLine = { ...product, quantity: 6, estoque_saldo: 12 };
const staff = { prices: true, stock: true };
const customer = { prices: false, stock: false };

function words(fields: Partial<CartLine>, sees = staff, table = product) {
  const changed = changedLines([{ ...line, ...fields }], byCode([table]));
  return changed.map((check) => lineChangeWords(check, sees));
}

describe('§5 Quote: the changes of a line before sending', () => {
  it('are empty if nothing changed, however the stock moves', () => {
    expect(words({ quantity: 4 })).toEqual([]);
    // The stock was too low when the line was added, and the line shows that.
    expect(words({ estoque_saldo: 5 })).toEqual([]);
  });

  it('are name, price and stock', () => {
    expect(words({ DESCRICAO: 'PNEU', preco_venda: 89.9 })).toEqual([
      ['Agora: PNEU ARO 29', 'De R$\u00a089.90 por R$\u00a095.00', 'Acima do estoque: há 4'],
    ]);
  });

  it('have no stock number for a customer', () => {
    expect(words({ preco_venda: 89.9 }, customer)).toEqual([['Acima do estoque']]);
    expect(words({ preco_venda: 89.9, quantity: 1 }, customer)).toEqual([[]]);
  });

  it('include the total if it changed', () => {
    expect(newTotalWords(10, 10)).toBeUndefined();
    expect(newTotalWords(1234.5, 10)).toBe('Novo total: R$\u00a010.00 (era R$\u00a01.234.50).');
  });
});

it('§4 an unsent quote says why, and that its lines stay', () => {
  expect(describeUnsent({ motivo: 'falhou', codigo: 'PERMISSION_DENIED' }, undefined)).toMatch(
    /^O orçamento não foi enviado\. O registro mudou .* Seus itens continuam aqui\.$/,
  );
  const itens = ['ÓLEO', 'GRAXA', 'FLUIDO', 'CERA', 'VELA'];
  expect(describeUnsent({ motivo: 'embalagem', itens }, 'Ana')).toBe(
    'O orçamento não foi enviado: a lista de produtos mudou, e a quantidade não fecha mais a embalagem de ÓLEO, GRAXA, FLUIDO e mais 2. Corrija no orçamento e envie de novo.',
  );
  expect(describeUnsent({ motivo: 'semcliente' }, 'Ana')).toMatch(/^Ana não está mais entre/);
  const refused = { motivo: 'condicoes', frase: 'Escolha o frete.' } as const;
  expect(describeUnsent(refused, undefined)).toBe(
    'O orçamento não foi enviado. Escolha o frete. Seus itens continuam aqui.',
  );
  expect(describeRefusal(aQuoteAct(), refused)).toMatch(
    /não foi enviado: Escolha o frete\. Os itens continuam guardados aqui\.$/,
  );
});
