import { vi } from 'vitest';

import { cartTotal } from '../../../domain/cart/cart';
import type { CartLine } from '../../../domain/product/product';
import { noSeller } from '../../../domain/order/quote/quote';
import { noWords } from '../../../domain/order/quote/words';
import type { User } from '../../../domain/people/user';
import type { useCart } from '../../../src/providers/cart/cart';

type Cart = ReturnType<typeof useCart>;

export function aLine(fields: Partial<CartLine> = {}): CartLine {
  return {
    CD_PRODUTO: '1006',
    DESCRICAO: 'CÂMARA DE AR',
    CD_GRUPO: 'CAMARA',
    preco_venda: 12.5,
    estoque_saldo: 9,
    quantity: 2,
    ...fields,
  };
}

/** A fake of useCart's value whose verbs record their calls. */
export function aCart(fields: Partial<Cart> = {}): Cart {
  const lines = fields.lines ?? [aLine()];
  return {
    lines,
    count: lines.length,
    total: cartTotal(lines),
    open: true,
    setOpen: vi.fn(),
    add: vi.fn(),
    putIn: vi.fn(),
    putExactly: vi.fn(),
    empty: vi.fn(),
    removed: [],
    undoRemoval: vi.fn(),
    dismissRemoval: vi.fn(),
    setQuantity: vi.fn(),
    setNote: vi.fn(),
    words: noWords,
    setWords: vi.fn(),
    raise: vi.fn(),
    lower: vi.fn(),
    remove: vi.fn(),
    seller: noSeller,
    chooseSeller: vi.fn(),
    lastSeller: '',
    customer: null,
    recentCustomers: [],
    pickCustomer: vi.fn(),
    keeping: 'everywhere',
    locked: false,
    takeOut: vi.fn(),
    putBack: vi.fn(),
    ...fields,
  };
}

const common = {
  uid: 'ana',
  email: 'ana@mmv.local',
  nome: 'Ana',
  createat: '01/02/2026',
  ultimologin: 'nunca',
  cod: 1,
  celular: '(11) 98765-4321',
};

export const customer: User = { ...common, permissao: 'cliente', superUser: false, analise: true };
export const seller: User = { ...common, permissao: 'vendedor', superUser: false, analise: true };
export const administrator: User = {
  ...common,
  permissao: 'superUser',
  superUser: true,
  analise: true,
};
