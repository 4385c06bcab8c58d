import { describe, expect, test } from 'vitest';

import { customerEntries, customerEntryOf, orderCustomerOf, searchKey } from './customer-entry';
import { foundAtOnce, questionsOf, rankCustomers } from './search/customer';
import type { User } from './user';

const jose: User = {
  uid: 'jose',
  cod: 12,
  nome: 'José da Silva',
  email: 'jose@bici.com.br',
  superUser: false,
  permissao: 'cliente',
  analise: true,
  createat: '01/10/2026',
  ultimologin: '20/11/2026',
  celular: '(11) 98765-4321',
  cargo: 'Dono',
  razaosocial: 'BICICLETARIA DO ZÉ LTDA',
  cnpj: '11222333000181',
};

describe('§3 what sellers may know of a customer', () => {
  test('contains only the shared fields', () => {
    expect(customerEntryOf(jose)).toEqual({
      uid: 'jose',
      cod: 12,
      nome: 'José da Silva',
      email: 'jose@bici.com.br',
      celular: '(11) 98765-4321',
      razaosocial: 'BICICLETARIA DO ZÉ LTDA',
      cnpj: '11222333000181',
      busca: {
        nome: 'bicicletaria do ze ltda',
        nome2: 'do ze ltda',
        nome3: 'ze ltda',
        nome4: 'ltda',
        contato: 'jose da silva',
        cidade: '',
      },
    });
  });

  test('only approved customers have an entry', () => {
    const others: User[] = [
      { ...jose, uid: 'a', analise: false },
      { ...jose, uid: 'b', analise: 'removido' },
      { ...jose, uid: 'c', permissao: 'vendedor' },
    ];
    expect(Object.keys(customerEntries([jose, ...others]))).toEqual(['jose']);
  });

  test('an order has it without the words of the search', () => {
    expect(orderCustomerOf(customerEntryOf(jose))).toMatchObject({ uid: 'jose', analise: true });
    expect(orderCustomerOf(customerEntryOf(jose))).not.toHaveProperty('busca');
  });

  test('a key is lower case without accents', () => {
    expect(searchKey('Ção ÁÉÍÓÚ ü Ñ')).toBe('cao aeiou u n');
  });
});

describe('§2 /carrinho how a seller finds a customer', () => {
  const entry = customerEntryOf(jose);
  const other = customerEntryOf({ ...jose, uid: 'ana', cod: 1, razaosocial: 'ANA 12 BIKES' });

  test.each([
    ['12', { by: 'cod', equals: 12 }],
    ['11.222', { by: 'cnpj', begins: '11222' }],
    ['12.abc', { by: 'cnpj', begins: '12ABC' }],
    ['zé', { by: 'busca/nome3', begins: 'ze' }],
    ['São P', { by: 'busca/cidade', begins: 'sao p' }],
    ['ze londrina', { by: 'busca/cidade', begins: 'londrina' }],
  ])('%s asks for %j', (typed, question) => {
    expect(questionsOf(typed)).toContainEqual(question);
  });

  test('however many words are typed, there are few questions', () => {
    expect(questionsOf('  ')).toEqual([]);
    expect(questionsOf('a b c d e f g h 1').length).toBeLessThan(15);
  });

  test('each is found once, by all words, the code first', () => {
    expect(rankCustomers('12', [other, entry, entry]).map(({ uid }) => uid)).toEqual([
      'jose',
      'ana',
    ]);
    expect(rankCustomers('ze silva', [other, entry]).map(({ uid }) => uid)).toEqual(['jose']);
    expect(rankCustomers('ze', [other])).toEqual([]);
  });

  test('no more customers than the limit', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ ...entry, uid: `c${at}` }));
    expect(rankCustomers('ze', many)).toHaveLength(foundAtOnce);
  });
});
